import { Booking } from '../../src/features/weeks/week.entities';
import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import type { ApiClient } from '../support/clients/api-client';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
} from '../support/scenes/co-owned-home';
import { DRAFT_YEAR, SAVE_LIST } from '../support/scenes/drafts';
import { addSecondMember, memberIds, type SecondMember } from '../support/scenes/second-member';

let it: AdminHouse;
let home: CoOwnedHome;
/** The second member of the share of `home.one`. */
let second: SecondMember;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

beforeEach(async () => {
  home = await makeCoOwnedHome(it.testApp);
  second = await addSecondMember(it.testApp, home.one.share.id);
});

const membersNow = () => memberIds(db(), home.one.share.id);

const claimWeek = async (week: number): Promise<number> =>
  (await claim({ ...home.one, client: second.client }, { week })).data.claimWeek.id;

const LIST = `query($shareId: ID!, $year: Int!) { wishList(shareId: $shareId, year: $year) { weeks } }`;
const place = () => ({ shareId: home.one.share.id, year: DRAFT_YEAR });

describe('a share that is sold', () => {
  test('leaves all its members, who lose what it had, and has one new one', async () => {
    const id = await claimWeek(25);
    await second.client.graphql(
      `mutation { nameGuests(input: { bookingId: ${id}, guests: "Aunt Ida" }) { id } }`,
    );
    const input = { ...place(), weeks: [30, 31], isAutopilot: false };
    await second.client.graphql(SAVE_LIST, { input });
    const buyer = await it.testApp.person({ firstName: 'Vera', lastName: 'Blum' });
    const sold = await it.admin.post('/api/admin/shares/upsert', {
      propertyId: home.property.id,
      shareNumber: home.one.share.shareNumber,
      ownerName: 'Vera Blum',
      ownerEmail: buyer.email,
    });
    expect(sold.status).toBe(200);
    expect(await membersNow()).toEqual([buyer.id]);
    const { data } = await (await it.testApp.signIn(buyer)).graphql(LIST, place());
    expect(data.wishList.weeks).toEqual([]);
    expect(await db().manager.findOneByOrFail(Booking, { id })).toMatchObject({ guests: '' });
    const [former] = await db().query('select user_role as role from users where id = $1', [
      second.id,
    ]);
    expect(former.role).toBe('USER');
    const notices = await db().query('select kind from notices where user_id = $1', [second.id]);
    expect(notices).toEqual([{ kind: 'share.taken' }]);
  });

  test('keeps the weeks that have begun for who had them, and ends swaps for all', async () => {
    const { share } = home.one;
    const targetBookingId = await claimWeek(25);
    const bookingId = (await claim(home.other, { week: 26 })).data.claimWeek.id;
    const asked = await home.other.client.graphql(
      'mutation($input: RequestSwapInput!) { requestSwap(input: $input) { id } }',
      { input: { bookingId, targetBookingId } },
    );
    expect(asked.errors).toBeUndefined();
    const past = { propertyId: home.property.id, year: COMING_YEAR - 2 };
    await makeYear(db().manager, past);
    await makeBooking(db().manager, { ...past, week: 20, shareId: share.id });
    const [{ version }] = await db().query('select version from shares where id = $1', [share.id]);
    const removed = await it.admin.graphql(
      `mutation { removeShare(id: ${share.id}, version: ${version}) }`,
    );
    expect(removed.errors).toBeUndefined();
    const news = async (client: ApiClient): Promise<string> =>
      (await client.graphql('{ myActivity { text } }')).data.myActivity[0].text;
    const clients = [
      await it.testApp.signIn(home.one.user),
      await it.testApp.signIn({ ...home.one.user, id: second.id, email: second.email }),
    ];
    const [first, other] = await Promise.all(clients.map(news));
    const swapsEnd = 'Its pending swaps have ended.';
    expect(first).toMatch(new RegExp(`${swapsEnd} Weeks that have begun stay yours`));
    expect(other).toContain(swapsEnd);
    expect(other).not.toContain('stay yours');
  });

  test('has no members when it is vacant', async () => {
    await db().query('update shares set user_id = null where id = $1', [home.one.share.id]);
    expect(await membersNow()).toEqual([]);
  });
});
