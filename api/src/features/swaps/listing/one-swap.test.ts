import { type DatedHome, openDatedHome } from '../../../../test/support/scenes/swaps-by-dates';

let dated: DatedHome;
/** Ids of two swaps at the Lake House, each as text. */
let ids: string[];

beforeAll(async () => {
  dated = await openDatedHome();
  const { administrator } = dated.home.as;
  ids = [];
  for (const week of [5, 6]) {
    const { body } = await dated.post(administrator, await dated.wanted(week));
    ids.push(String(body.id));
  }
});

afterAll(() => dated.home.testApp.close());

const LIST = `query($id: ID, $propertyId: ID, $search: String) {
  weekSwaps(id: $id, propertyId: $propertyId, search: $search) { total items { id } } }`;

const list = async (variables: object) => {
  const { data } = await dated.home.as.administrator.graphql(LIST, { ...variables });
  return data.weekSwaps;
};

test('the list is narrowed to one swap by its id, and by other filters besides', async () => {
  const { property, elsewhere } = dated.home;
  expect((await list({})).total).toBe(2);
  for (const id of ids) {
    const alone = { total: 1, items: [{ id }] };
    expect(await list({ id })).toEqual(alone);
    expect(await list({ id, propertyId: property.id, search: 'lake' })).toEqual(alone);
    expect(await list({ id, propertyId: elsewhere.id })).toEqual({ total: 0, items: [] });
  }
  expect(await list({ id: 999_999 })).toEqual({ total: 0, items: [] });
});

test('owners are refused, whether the swap is theirs, of others or of no one', async () => {
  for (const id of [...ids, '999999']) {
    const { data, errors } = await dated.home.as.owner.graphql(LIST, { id });
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  }
});

test('an entry of the audit log links to its swap alone, and to its house', async () => {
  const { data } = await dated.home.as.administrator.graphql(
    '{ auditLog(first: 1, kind: "swap") { items { sentence { text path } } } }',
  );
  const path = `/admin?tab=swaps&swap=${ids.at(-1)}`;
  const { sentence } = data.auditLog.items[0];
  const { id, name } = dated.home.property;
  expect(sentence).toContainEqual({ text: 'the swap', path });
  expect(sentence).toContainEqual({ text: name, path: `/admin/properties/${id}` });
});
