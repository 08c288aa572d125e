import {
  openSwapHome,
  request,
  SWAP_YEAR,
  type SwapHome,
} from '../../../test/support/scenes/swap-home';

let scene: SwapHome;

beforeAll(async () => {
  scene = await openSwapHome();
});

afterAll(() => scene.home.testApp.close());

const SWAPS =
  'swaps { status isWaiting propertyName requesterName answererName currentWeekStart preferredWeekStart }';

test('a swap is in the records of its house and of both its sides, and of no one else', async () => {
  const { home, other, book, query: sql } = scene;
  await sql('update properties set swaps_need_approval = true');
  const { owner, inactiveOwner } = home.people;
  const bookingId = await book(1, 10);
  await request(home.as.owner, { bookingId, targetBookingId: await book(5, 20) });
  await request(home.as.owner, { bookingId, year: SWAP_YEAR, week: 31 });
  const of = async (name: 'propertyRecord' | 'userRecord', id: number) => {
    const query = `query ($id: ID!) { ${name}(id: $id) { ${SWAPS} } }`;
    return (await home.as.administrator.graphql(query, { id })).data[name].swaps;
  };
  const facts = {
    ...{ status: 'PENDING', propertyName: 'Lake House' },
    requesterName: `${owner.firstName} ${owner.lastName}`,
  };
  const answererName = `${other.person.firstName} ${other.person.lastName}`;
  const both = [
    expect.objectContaining({ ...facts, isWaiting: true, answererName: null }),
    expect.objectContaining({ ...facts, isWaiting: false, answererName }),
  ];
  expect(await of('propertyRecord', home.property.id)).toEqual(both);
  expect(await of('userRecord', owner.id)).toEqual(both);
  expect(await of('userRecord', other.person.id)).toEqual([both[1]]);
  expect(await of('userRecord', inactiveOwner.id)).toEqual([]);
  expect(await of('propertyRecord', home.elsewhere.id)).toEqual([]);
});
