import { makeShare } from '../../../../test/factories/share.factory';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  type Owner,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import { request as requestSwap } from '../../../../test/support/scenes/swap-home';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { UserRole } from '../../auth/user.entity';
import { makeYear } from '../week.factory';

let testApp: TestApp;
let neighbour: TestApp;
let home: CoOwnedHome;

beforeAll(async () => {
  testApp = await startTestApp();
  neighbour = await startTestApp({ databaseUrl: testApp.databaseUrl });
});

beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
  await draftEnded('now()');
});

afterAll(async () => {
  await neighbour.close();
  await testApp.close();
});

const query = (text: string, values: unknown[] = []) => testApp.running.app.db.query(text, values);

/** Sets the end of a year's draft to that moment, a SQL expression. */
const draftEnded = (moment: string, year = COMING_YEAR) =>
  query(`update property_years set drafted_at = ${moment} where property_id = $1 and year = $2`, [
    home.property.id,
    year,
  ]);

const administrator = async () =>
  testApp.signIn(await testApp.person({ userRole: UserRole.ADMIN }), { isAdmin: true });

async function setDays(claimLimitDays: number): Promise<void> {
  const ada = await administrator();
  const answer = await ada.patch(`/api/admin/properties/${home.property.id}`, { claimLimitDays });
  expect(answer.body).toMatchObject({ claimLimitDays });
}

const LIMITED = /^CONFLICT: Share 1 has taken week 20\. Until .* UTC, each share may take one/;

test('each share may claim one open week after a draft, two shares of one owner one each', async () => {
  const { one, other } = home;
  const second = await makeShare(testApp.running.app.db.manager, {
    propertyId: home.property.id,
    userId: one.user.id,
    shareNumber: 3,
  });
  expect(refusalOf(await claim(one, { week: 20 }))).toBe('not refused');
  expect(refusalOf(await claim(one, { week: 21 }))).toMatch(LIMITED);
  expect(refusalOf(await claim(one, { week: 21, shareId: second.id }))).toBe('not refused');
  expect(refusalOf(await claim(other, { week: 22 }))).toBe('not refused');
  expect(refusalOf(await claim(one, { week: 20 }))).toBe('not refused');
});

test('weeks that were drafted count for nothing', async () => {
  await query('insert into bookings (property_id, year, week, share_id) values ($1, $2, 15, $3)', [
    home.property.id,
    COMING_YEAR,
    home.one.share.id,
  ]);
  expect(refusalOf(await claim(home.one, { week: 20 }))).toBe('not refused');
});

test('the limit applies for exactly 14 days', async () => {
  await claim(home.one, { week: 20 });
  await testApp.pass('13 days 23:59:30');
  expect(refusalOf(await claim(home.one, { week: 21 }))).toMatch(LIMITED);
  await testApp.pass('30 seconds');
  expect(refusalOf(await claim(home.one, { week: 21 }))).toBe('not refused');
  expect(refusalOf(await claim(home.one, { week: 22 }))).toBe('not refused');
});

test('an administrator sets the number of days, effective immediately; 0 is no limit', async () => {
  await claim(home.one, { week: 20 });
  await testApp.pass('20 days');
  await setDays(21);
  expect(refusalOf(await claim(home.one, { week: 21 }))).toMatch(LIMITED);
  await setDays(0);
  expect(refusalOf(await claim(home.one, { week: 21 }))).toBe('not refused');
});

test('a year without a draft has no limit, and each drafted year has its own', async () => {
  const years = [COMING_YEAR + 1, COMING_YEAR + 2];
  for (const year of years) {
    await makeYear(testApp.running.app.db.manager, { propertyId: home.property.id, year });
  }
  await draftEnded('now()', COMING_YEAR + 1);
  await claim(home.one, { week: 20 });
  for (const facts of [
    { week: 20, year: COMING_YEAR + 1 },
    { week: 20, year: COMING_YEAR + 2 },
    { week: 21, year: COMING_YEAR + 2 },
  ]) {
    expect(refusalOf(await claim(home.one, facts))).toBe('not refused');
  }
});

test('a released week frees the claim of its share', async () => {
  const { data } = await claim(home.one, { week: 20 });
  await home.one.client.graphql(`mutation { releaseWeek(bookingId: ${data.claimWeek.id}) }`);
  expect(refusalOf(await claim(home.one, { week: 21 }))).toBe('not refused');
  expect(refusalOf(await claim(home.one, { week: 22 }))).toMatch(/Share 1 has taken week 21\./);
});

test('of two concurrent claims of one share exactly one succeeds, 50 times, in two processes', async () => {
  const there: Owner = { ...home.one, client: home.one.client.at(neighbour.running.url) };
  for (let round = 0; round < 50; round += 1) {
    const answers = await Promise.all([
      claim(home.one, { week: 20 }),
      claim(round % 2 ? there : home.one, { week: 21 }),
    ]);
    const refusals = answers.map(refusalOf).filter((it) => it !== 'not refused');
    expect(refusals).toEqual([expect.stringMatching(/^CONFLICT: Share 1 has taken week 2[01]\./)]);
    await query('update bookings set released_at = now(), not_maintenance = null');
  }
});

test('the database itself refuses a second claim', async () => {
  await claim(home.one, { week: 20 });
  const insert = `insert into bookings (property_id, year, week, share_id, only_claim_of)
    select property_id, year, 21, share_id, only_claim_of from bookings where week = 20 and released_at is null
      and share_id = $1`;
  await expect(query(insert, [home.one.share.id])).rejects.toThrow('bookings_one_claim');
});

test('the calendar shows when the limit ends, and which week each share has claimed', async () => {
  await claim(home.one, { week: 20 });
  const { data } = await home.other.client.graphql(
    `query ($id: ID!, $year: Int!) { calendar(propertyId: $id, year: $year) {
      claimsLimitedUntil shares { shareNumber claimedWeek } } }`,
    { id: home.property.id, year: COMING_YEAR },
  );
  const end = Date.parse(data.calendar.claimsLimitedUntil) - 14 * 24 * 3_600_000;
  expect(Math.abs(end - Date.now())).toBeLessThan(60_000);
  expect(data.calendar.shares).toEqual([
    { shareNumber: 1, claimedWeek: 20 },
    { shareNumber: 2, claimedWeek: null },
  ]);
});

describe('a swap with an open week', () => {
  const swap = (bookingId: number, week: number) =>
    requestSwap(home.one.client, { bookingId, year: COMING_YEAR, week });
  const hold = async (week: number): Promise<number> => {
    const [{ id }] = await query(
      'insert into bookings (property_id, year, week, share_id) values ($1, $2, $3, $4) returning id',
      [home.property.id, COMING_YEAR, week, home.one.share.id],
    );
    return id;
  };

  test('is the one open week of the share', async () => {
    const [first, second] = [await hold(14), await hold(15)];
    expect(refusalOf(await swap(first, 30))).toBe('not refused');
    expect(refusalOf(await swap(second, 31))).toMatch(/^CONFLICT: Share 1 has taken week 30\./);
    expect(refusalOf(await claim(home.one, { week: 31 }))).toMatch(/Share 1 has taken week 30\./);
    // The week already claimed may be another one.
    expect(refusalOf(await swap(first, 32))).toBe('not refused');
  });

  test('that needs approval is refused immediately, and again on approval', async () => {
    await query('update properties set swaps_need_approval = true where id = $1', [
      home.property.id,
    ]);
    const booking = await hold(14);
    const asked = await swap(booking, 30);
    expect(asked.data.requestSwap.status).toBe('PENDING');
    await claim(home.one, { week: 20 });
    expect(refusalOf(await swap(booking, 31))).toMatch(LIMITED);
    const ada = await administrator();
    const [{ id }] = await query('select id from week_swaps order by id desc limit 1');
    const answer = await ada.graphql(`mutation { approveSwap(id: ${id}) { status } }`);
    expect(refusalOf(answer)).toMatch(LIMITED);
  });

  test('is refused to a share that has claimed one, and free once the limit is over', async () => {
    const booking = await hold(14);
    await claim(home.one, { week: 20 });
    expect(refusalOf(await swap(booking, 30))).toMatch(LIMITED);
    await testApp.pass('14 days');
    expect(refusalOf(await swap(booking, 30))).toBe('not refused');
  });

  test('and a concurrent claim: one of them succeeds', async () => {
    const booking = await hold(14);
    for (let round = 0; round < 10; round += 1) {
      const week = 30 + round;
      const answers = await Promise.all([swap(booking, week), claim(home.one, { week: 20 })]);
      const refusals = answers.map(refusalOf).filter((it) => it !== 'not refused');
      expect(refusals).toEqual([
        expect.stringMatching(/^CONFLICT: (Share 1|The share) has (just )?taken/),
      ]);
      await query(
        'update bookings set released_at = now(), not_maintenance = null where id <> $1',
        [booking],
      );
      await query('update bookings set only_claim_of = null');
    }
  });
});
