import type { ApiClient } from '../support/clients/api-client';
import type { Home } from '../support/scenes/home-cast';
import { askFor, doTo, openRequestHome, setStatus } from '../support/scenes/request-cast';
import { openSwapHome, request, type SwapHome, say } from '../support/scenes/swap-home';
import { statementsOf } from '../support/sql/statements';

const ADMIN_EVENT = /"topic":"administrators","payload":(\{[^}]*\})/g;

/** The events of an action that administrators receive, as 'AREA id', including duplicates. */
async function heardOf(action: () => Promise<unknown>): Promise<string[]> {
  const sent = await statementsOf(action);
  return sent
    .flatMap((text) => [...text.matchAll(ADMIN_EVENT)])
    .map(([, payload = '{}']) => JSON.parse(payload))
    .map(({ area, id }: { area: string; id: number | null }) => `${area} ${id}`);
}

describe('Administrators receive one event for a swap', () => {
  let swaps: SwapHome;
  let home: Home;
  let id: number;

  beforeAll(async () => {
    swaps = await openSwapHome();
    ({ home } = swaps);
    await swaps.query('update properties set swaps_need_approval = true');
  });
  afterAll(() => home.testApp.close());

  beforeEach(async () => {
    await swaps.query('delete from week_swaps');
    await swaps.query('delete from bookings');
    const [bookingId, targetBookingId] = [await swaps.book(1, 28), await swaps.book(5, 30)];
    id = (await request(home.as.owner, { bookingId, targetBookingId })).data.requestSwap.id;
  });

  const accept = () => say('acceptSwap', id, swaps.other.client);
  const cancel = (client: ApiClient) =>
    client.graphql('mutation($id: ID!) { cancelSwap(id: $id) { id } }', { id });

  test('that was requested, for another user as well', async () => {
    const days = await swaps.query(
      `select week, start_date::text as start, end_date::text as "end" from weeks
       where year = 2031 and week in (20, 21) order by week`,
    );
    await swaps.book(1, 20);
    const input = {
      ...{ userEmail: home.people.owner.email, propertyId: home.property.id, shareNumber: 1 },
      ...{ currentWeekStart: days[0]?.start, currentWeekEnd: days[0]?.end },
      ...{ preferredWeekStart: days[1]?.start, preferredWeekEnd: days[1]?.end },
    };
    const heard = await heardOf(() => home.as.administrator.post('/api/week-swaps', input));
    const [latest] = await swaps.query('select max(id) as id from week_swaps');
    expect(heard).toEqual([`WEEK_SWAPS ${latest?.id}`]);
  });

  test('that its other side agreed', async () => {
    expect(await heardOf(accept)).toEqual([`WEEK_SWAPS ${id}`]);
  });

  test('that it was declined', async () => {
    const decline = () => say('declineSwap', id, swaps.other.client);
    expect(await heardOf(decline)).toEqual([`WEEK_SWAPS ${id}`]);
  });

  test.each(['approveSwap', 'rejectSwap'])('of an administrator’s %s', async (name) => {
    await accept();
    const decide = () => say(name, id, home.as.administrator);
    expect(await heardOf(decide)).toEqual([`WEEK_SWAPS ${id}`]);
  });

  test('that was cancelled, by its requester or by an administrator', async () => {
    expect(await heardOf(() => cancel(home.as.administrator))).toEqual([`WEEK_SWAPS ${id}`]);
    await swaps.query(`update week_swaps set status = 'PENDING'`);
    expect(await heardOf(() => cancel(home.as.owner))).toEqual([`WEEK_SWAPS ${id}`]);
  });
});

describe('Administrators receive one event for a request', () => {
  let home: Home;
  let id: number;

  beforeAll(async () => {
    home = await openRequestHome();
    ({ id } = await askFor(home, home.as.guest));
  });
  afterAll(() => home.testApp.close());

  test('that was created', async () => {
    let made = 0;
    const ask = async () => {
      made = (await askFor(home, home.as.guest)).id;
    };
    expect(await heardOf(ask)).toEqual([`REQUESTS ${made}`]);
  });

  test('of its status, its archiving and its end', async () => {
    const { administrator } = home.as;
    const actions = [
      () => setStatus(administrator, { id, status: 'fulfilled', notes: 'Done' }),
      () => doTo(administrator, 'archiveSpecialRequest', id),
      () => doTo(administrator, 'deleteSpecialRequest', id),
    ];
    for (const action of actions) expect(await heardOf(action)).toEqual([`REQUESTS ${id}`]);
  });

  test('of a person and of a property that were added', async () => {
    const PERSON = `mutation { createUser(input: { firstName: "Nora", lastName: "New",
      email: "nora@fairweek.test", userRole: OWNER }) { id } }`;
    const PROPERTY =
      'mutation { createProperty(input: { name: "Mill", location: "York" }) { id } }';
    const heard = (text: string) => heardOf(() => home.as.administrator.graphql(text));
    expect(await heard(PERSON)).toEqual([expect.stringMatching(/^USERS /)]);
    expect(await heard(PROPERTY)).toEqual([expect.stringMatching(/^PROPERTIES /)]);
  });
});
