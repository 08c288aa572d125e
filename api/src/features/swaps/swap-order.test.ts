import { type DatedHome, openDatedHome } from '../../../test/support/scenes/swaps-by-dates';

let dated: DatedHome;

beforeAll(async () => {
  dated = await openDatedHome();
});

afterAll(() => dated.home.testApp.close());

const LIST = `query($propertyId: ID, $descending: Boolean) {
  weekSwaps(propertyId: $propertyId, sort: WAITING, descending: $descending) { items { id } } }`;

/** Ids in the order of the list, as numbers. */
async function list(variables: object): Promise<number[]> {
  const { data } = await dated.home.as.administrator.graphql(LIST, { ...variables });
  return data.weekSwaps.items.map(({ id }: { id: string }) => Number(id));
}

/** Copies a pending swap for a week of another owner, once per state and in their order. */
const copies = (id: number, states: readonly string[]) =>
  dated.query(
    `insert into week_swaps (requester_id, share_id, status, target_booking_id, accepted_at,
       current_week_start, current_week_end, preferred_week_start, preferred_week_end, expires_at)
     select requester_id, share_id, replace(state, 'WAITING', 'PENDING'), target_booking_id,
       case when state in ('APPROVED', 'WAITING') then now() end, current_week_start,
       current_week_end, preferred_week_start, preferred_week_end, now()
     from week_swaps, unnest($2::text[]) with ordinality as wanted (state, place)
     where id = $1 order by place returning id`,
    [id, states],
  );

test('equal states stand together, what waits first and the newest first, and turn round', async () => {
  const { administrator } = dated.home.as;
  const { body } = await dated.post(administrator, await dated.wanted(5));
  const asked = body.id;
  const rows = await copies(asked, [
    ...['APPROVED', 'EXPIRED', 'WAITING', 'DECLINED'],
    ...['CANCELLED', 'APPROVED', 'WAITING'],
  ]);
  const [approved, expired, waiting, declined, cancelled, approvedNext, waitingNext] = rows.map(
    ({ id }) => Number(id),
  );
  const order = [waitingNext, waiting, asked, approvedNext, approved, declined, cancelled, expired];
  for (const narrowed of [{}, { propertyId: dated.home.property.id }]) {
    expect(await list(narrowed)).toEqual(order);
    expect(await list({ ...narrowed, descending: true })).toEqual(order.toReversed());
  }
});
