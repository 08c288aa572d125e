import { forgetAttempts } from '../../../../test/support/mailbox';
import { logged } from '../../../../test/support/scenes/admin-house';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import { addSecondMember } from '../../../../test/support/scenes/second-member';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { UserRole } from '../../auth/user.entity';
import { purgeStays } from '../use-cases/purge-stays';

const CREATE = `mutation ($input: CreateStayLinkInput!) { createStayLink(input: $input) {
  url link { id name startDate endDate } } }`;
const END = 'mutation ($bookingId: ID!, $id: ID) { endStayLinks(bookingId: $bookingId, id: $id) }';
const LIST = `query ($propertyId: ID!, $bookingId: ID) {
  stayLinks(propertyId: $propertyId, bookingId: $bookingId) { name } }`;
const PAGE = `query ($token: String!) { stayPage(token: $token) {
  name propertyName location startDate endDate checkInTime checkOutTime wifiNetwork wifiPassword
  note } }`;
const ENDED = 'NOT_FOUND: This link is no longer valid. Please ask your host.';

let testApp: TestApp;
let home: CoOwnedHome;
let bookingId: number;

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);

beforeEach(async () => {
  testApp = await startTestApp();
  await forgetAttempts(testApp);
  home = await makeCoOwnedHome(testApp);
  bookingId = Number((await claim(home.one, { week: 20 })).data.claimWeek.id);
  await query(
    `insert into property_arrivals (property_id, check_in_time, wifi_network, wifi_password, note)
      values ($1, '16:00', 'Lakeside', 'the-secret', 'Key in the shed.')`,
    [home.property.id],
  );
});
afterEach(() => testApp.close());

const create = (name = 'Aunt Ida', { client } = home.one) =>
  client.graphql(CREATE, { input: { bookingId, name } });

/** The token of a new link. */
async function newToken(name?: string): Promise<string> {
  const { data } = await create(name);
  return data.createStayLink.url.split('/stay/')[1];
}

const open = (token: string) => testApp.visitor().graphql(PAGE, { token });
const isOpen = async (token: string) => refusalOf(await open(token)) === 'not refused';
const signInAdmin = async () =>
  testApp.signIn(await testApp.person({ userRole: UserRole.ADMIN }), { isAdmin: true });
const namesIn = async (client = home.one.client, facts = {}) =>
  (await client.graphql(LIST, { propertyId: home.property.id, ...facts })).data.stayLinks.map(
    ({ name }: { name: string }) => name,
  );

test('a guest without an account reads what they need, by a token that is not stored', async () => {
  const { data } = await create();
  const { url, link } = data.createStayLink;
  const [week] = await query(
    `select start_date::text as "startDate", end_date::text as "endDate" from weeks
      where property_id = $1 and year = $2 and week = 20`,
    [home.property.id, COMING_YEAR],
  );
  expect(link).toMatchObject({ name: 'Aunt Ida', ...week });
  const token = url.split('/stay/')[1];
  expect(url).toBe(`${testApp.running.app.appUrl}/stay/${token}`);
  expect((await open(token)).data.stayPage).toEqual({
    ...{ name: 'Aunt Ida', propertyName: 'Lake House', location: 'Lake Lucerne', ...week },
    ...{ checkInTime: '16:00', checkOutTime: null },
    ...{ wifiNetwork: 'Lakeside', wifiPassword: 'the-secret', note: 'Key in the shed.' },
  });
  expect(JSON.stringify(await query('select * from stay_links'))).not.toContain(token);
  for (const forged of [`${token}x`, token.slice(1), "' or true --"]) {
    expect(refusalOf(await open(forged))).toBe(ENDED);
  }
});

test('only the owner of a stay creates links, at most twenty, until it is over', async () => {
  const admin = await signInAdmin();
  for (const client of [home.other.client, admin]) {
    expect(refusalOf(await create('Me', { ...home.one, client }))).toBe(
      'FORBIDDEN: Week 20 is not yours.',
    );
  }
  for (let links = 0; links < 20; links += 1) await create();
  expect(refusalOf(await create())).toMatch(/^CONFLICT: A stay has at most 20 links/);
  const give = ({ share }: CoOwnedHome['one']) =>
    query('update bookings set share_id = $2 where id = $1', [bookingId, share.id]);
  await give(home.other);
  expect(refusalOf(await create('Ben', home.other))).toBe('not refused');
  await give(home.one);
  await home.one.client.graphql(END, { bookingId });
  await query(
    `update weeks set start_date = start_date - 3650, end_date = end_date - 3650
      where property_id = $1 and year = $2 and week = 20`,
    [home.property.id, COMING_YEAR],
  );
  expect(refusalOf(await create())).toBe('CONFLICT: This stay is over.');
});

test('is open through the day of departure at the house', async () => {
  await query(`update properties set time_zone = 'Pacific/Auckland' where id = $1`, [
    home.property.id,
  ]);
  const token = await newToken();
  const go = async (days: number, time: string) => {
    const [{ wait }] = await query(
      `select (extract(epoch from (w.end_date + $3::int + $4::time) at time zone 'Pacific/Auckland'
          - now()) || ' s')::text as wait
        from weeks w where w.property_id = $1 and w.year = $2 and w.week = 20`,
      [home.property.id, COMING_YEAR, days, time],
    );
    await testApp.pass(wait);
  };
  await go(0, '23:59');
  expect(await isOpen(token)).toBe(true);
  await go(1, '00:01');
  expect(await isOpen(token)).toBe(false);
});

test('ends with the week that goes to someone else, moves or is given back', async () => {
  const [swapped, moved, released] = [await newToken(), await newToken(), await newToken()];
  const change = (sql: string) => query(`update bookings set ${sql} where id = $1`, [bookingId]);
  await change(`share_id = ${home.other.share.id}`);
  expect(await isOpen(swapped)).toBe(false);
  expect(await namesIn()).toEqual([]);
  await change(`share_id = ${home.one.share.id}`);
  expect(await isOpen(moved)).toBe(true);
  await change('week = 24');
  expect(await isOpen(moved)).toBe(false);
  await change('week = 20');
  await home.one.client.graphql(`mutation { releaseWeek(bookingId: ${bookingId}) }`);
  expect(await isOpen(released)).toBe(false);
  await purgeStays(testApp.running.app.db, testApp.running.app.retention);
  expect(await query('select * from stay_links')).toEqual([]);
});

test('ends with the share, and a buyer’s guest does not read before the day how to get in', async () => {
  const token = await newToken();
  const buyer = await testApp.person();
  await query(
    `insert into planned_handovers (share_id, user_id, day, kind, planned_by_id)
      values ($1, $2, $3, 'SALE', $2)`,
    [home.one.share.id, buyer.id, `${COMING_YEAR}-02-01`],
  );
  expect(await isOpen(token)).toBe(false);
  const client = await testApp.signIn(buyer);
  const { data } = await create('Uncle Tom', { ...home.one, client });
  const page = await open(data.createStayLink.url.split('/stay/')[1]);
  expect(page.data.stayPage).toMatchObject({
    ...{ name: 'Uncle Tom', checkInTime: '16:00', wifiPassword: null, note: null },
  });
});

test('ends when the one who created it no longer owns the share', async () => {
  const { id, client } = await addSecondMember(testApp, home.one.share.id);
  const { data } = await create('Cousin Eve', { ...home.one, client });
  const token = data.createStayLink.url.split('/stay/')[1];
  const own = await newToken();
  expect(await isOpen(token)).toBe(true);
  await query('delete from share_members where user_id = $1', [id]);
  expect([await isOpen(token), await isOpen(own)]).toEqual([false, true]);
});

test('links are listed for their owner and administrators, and end one by one or all', async () => {
  const admin = await signInAdmin();
  const { data } = await create('Ida');
  const tokens = [await newToken('Tom'), await newToken('Uma')];
  expect(await namesIn()).toEqual(['Ida', 'Tom', 'Uma']);
  expect(await namesIn(admin)).toEqual(['Ida', 'Tom', 'Uma']);
  expect(await namesIn(home.one.client, { bookingId: 999 })).toEqual([]);
  expect(await namesIn(home.other.client)).toEqual([]);
  const { id } = data.createStayLink.link;
  expect(refusalOf(await home.other.client.graphql(END, { bookingId, id }))).toMatch(/^FORBIDDEN/);
  await home.one.client.graphql(END, { bookingId, id });
  expect(await namesIn()).toEqual(['Tom', 'Uma']);
  expect(refusalOf(await home.one.client.graphql(END, { bookingId, id }))).toBe(
    'NOT_FOUND: There is no such link.',
  );
  expect(await logged(testApp)).toEqual([]);
  await admin.graphql(END, { bookingId });
  expect(await namesIn()).toEqual([]);
  for (const token of tokens) expect(await isOpen(token)).toBe(false);
  expect(await logged(testApp)).toMatchObject([{ action: 'week.stay-links' }]);
});

test('the pages of an address are opened at most 120 times in ten minutes', async () => {
  const token = await newToken();
  for (let times = 0; times < 120; times += 1) await open(token);
  expect(refusalOf(await open(token))).toMatch(/^TOO_MANY_REQUESTS/);
});
