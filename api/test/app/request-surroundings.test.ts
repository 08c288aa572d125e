import { RequestStatus } from '../../src/features/special-requests/request-kinds';
import type { SpecialRequest } from '../../src/features/special-requests/special-request.entities';
import { makeRequest } from '../../src/features/special-requests/special-request.factory';
import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import { makeShare } from '../factories/share.factory';
import type { Home } from '../support/scenes/home-cast';
import { ask, openRequestHome } from '../support/scenes/request-cast';
import { statementsOf } from '../support/sql/statements';

const YEAR = new Date().getUTCFullYear() + 1;
const QUERY = `query ($id: ID!) { specialRequestSurroundings(id: $id) {
  list offset total nextStay { year week startDate endDate hasBegun } } }`;

let home: Home;

const db = () => home.testApp.running.app.db;
const read = (id: number) => ask(home.as.administrator, QUERY, { id });
const make = (facts: Partial<SpecialRequest>) =>
  makeRequest(db().manager, { propertyId: home.property.id, title: 'A cot', ...facts });

beforeEach(async () => {
  home = await openRequestHome();
});
afterEach(() => home.testApp.close());

test('a request knows its place in the default order of its list', async () => {
  const { guest } = home.people;
  const ids: number[] = [];
  for (const status of ['pending', 'fulfilled', 'pending', 'pending'] as const) {
    ids.push((await make({ userId: guest.id, status: RequestStatus[status] })).id);
  }
  const [oldest = 0, done = 0, middle = 0, newest = 0] = ids;
  const place = async (id: number) => {
    const { list, offset, total } = await read(id);
    return [list, offset, total];
  };
  expect(await place(newest)).toEqual(['pending', 0, 3]);
  expect(await place(middle)).toEqual(['pending', 1, 3]);
  expect(await place(oldest)).toEqual(['pending', 2, 3]);
  expect(await place(done)).toEqual(['fulfilled', 0, 1]);
  await db().query('update special_requests set created_at = now() + $1 where id = $2', [
    '1 hour',
    oldest,
  ]);
  expect(await place(oldest)).toEqual(['pending', 0, 3]);
  expect(await place(middle)).toEqual(['pending', 2, 3]);
  expect(await read(0)).toMatch(/^(NOT_FOUND|BAD_USER_INPUT) id/);
  expect(await statementsOf(() => read(middle))).toEqual(['request-surroundings']);
});

describe('the next stay', () => {
  let shareId: number;
  const stayOf = async (userId: number | null, more: Partial<SpecialRequest> = {}) =>
    (await read((await make({ userId, ...more })).id)).nextStay;
  const book = (week: number) =>
    makeBooking(db().manager, { propertyId: home.property.id, year: YEAR, week, shareId });
  const moveTo = (week: number, days: number) =>
    db().query(
      `update weeks set start_date = current_date + $3::int, end_date = current_date + $3::int + 7
        where property_id = $1 and year = ${YEAR} and week = $2`,
      [home.property.id, week, days],
    );

  beforeEach(async () => {
    const { property, people } = home;
    await makeYear(db().manager, { propertyId: property.id, year: YEAR });
    const facts = { propertyId: property.id, shareNumber: 9, userId: people.owner.id };
    shareId = (await makeShare(db().manager, facts)).id;
    await book(30);
    await book(20);
  });

  test('is the first coming week that the owner holds in that house, or the one that has begun', async () => {
    const { owner } = home.people;
    expect(await stayOf(owner.id)).toMatchObject({ year: YEAR, week: 20, hasBegun: false });
    expect(await stayOf(owner.id, { propertyId: home.elsewhere.id })).toBeNull();
    await moveTo(20, -30);
    expect(await stayOf(owner.id)).toMatchObject({ week: 30 });
    await moveTo(30, -3);
    expect(await stayOf(owner.id)).toMatchObject({ week: 30, hasBegun: true });
    await moveTo(30, -60);
    expect(await stayOf(owner.id)).toBeNull();
  });

  test('is the week of which the user is the guest, as long as they are linked to the house', async () => {
    const { guest } = home.people;
    expect(await stayOf(guest.id)).toBeNull();
    await db().query('update bookings set guest_id = $1 where week = 30', [guest.id]);
    expect(await stayOf(guest.id)).toMatchObject({ week: 30 });
    await db().query('update users set linked_property_id = null where id = $1', [guest.id]);
    expect(await stayOf(guest.id)).toBeNull();
  });

  test('is unknown of a guest without an account', async () => {
    const hugo = { guestFirstName: 'Hugo', guestLastName: 'Lamm', guestEmail: 'hugo@lamm.test' };
    expect(await stayOf(null, hugo)).toBeNull();
  });
});
