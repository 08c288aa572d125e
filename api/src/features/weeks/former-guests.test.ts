import { type AdminHouse, openAdminHouse } from '../../../test/support/scenes/admin-house';
import {
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import { inBetween } from '../../../test/support/sql/in-between';
import { Booking } from './week.entities';

let it: AdminHouse;
let home: CoOwnedHome;
let bookingId: number;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  home = await makeCoOwnedHome(it.testApp);
  const { data } = await claim(home.one, { week: 25 });
  bookingId = data.claimWeek.id;
  await nameGuests('Grandma and her nurse');
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

const nameGuests = (guests: string) =>
  home.one.client.graphql(
    `mutation { nameGuests(input: { bookingId: ${bookingId}, guests: "${guests}" }) { id } }`,
  );

const booking = () => db().manager.findOneByOrFail(Booking, { id: bookingId });

const upsert = (ownerEmail: string | null) =>
  it.admin.post('/api/admin/shares/upsert', {
    propertyId: home.property.id,
    shareNumber: home.one.share.shareNumber,
    ownerName: 'Vera Blum',
    ownerEmail,
  });

describe("the guests of a share's weeks are cleared", () => {
  test.each<[string, () => Promise<{ status: number }>]>([
    ['somebody else gets it', () => upsert('vera.guests@example.test')],
    ['its owner loses it', () => it.admin.delete(`/api/admin/shares/${home.one.share.id}`)],
    ['its owner is deleted', () => it.admin.delete(`/api/admin/users/${home.one.user.id}`)],
  ])('when %s', async (_how, change) => {
    const { version } = await booking();
    expect((await change()).status).toBe(200);
    expect(await booking()).toMatchObject({ guests: '', version: version + 1, releasedAt: null });
  });

  test('not when its owner is only renamed', async () => {
    expect((await upsert(home.one.user.email)).status).toBe(200);
    expect(await booking()).toMatchObject({ guests: 'Grandma and her nurse' });
  });
});

test('an owner who names guests while their share is removed is refused', async () => {
  const removal = `update shares set user_id = null where id = ${home.one.share.id}`;
  const { databaseUrl } = it.testApp;
  const named = await inBetween(databaseUrl, removal, () => nameGuests('Somebody late'));
  expect(refusalOf(named)).toMatch(/^FORBIDDEN: /);
  expect(await booking()).toMatchObject({ guests: '' });
});
