import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  type Owner,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { inBetween } from '../../../../test/support/sql/in-between';
import { makeYear } from '../week.factory';

const WEEKS_A_YEAR = 50;
const YEARS = [1, 2, 3, 4].map((ahead) => COMING_YEAR + ahead);

let testApp: TestApp;
let neighbour: TestApp;
let home: CoOwnedHome;

beforeAll(async () => {
  testApp = await startTestApp();
  neighbour = await startTestApp({ databaseUrl: testApp.databaseUrl });
  home = await makeCoOwnedHome(testApp);
  for (const year of YEARS) {
    await makeYear(testApp.running.app.db.manager, { propertyId: home.property.id, year });
  }
});

afterAll(async () => {
  await neighbour.close();
  await testApp.close();
});

/** Both claim at the same moment, each in another process; returns the winner. */
async function race(year: number, week: number): Promise<Owner> {
  const { one } = home;
  const other = { ...home.other, client: home.other.client.at(neighbour.running.url) };
  const both = week % 2 === 0 ? [one, other] : [other, one];
  const answers = await Promise.all(
    both.map(async (owner) => ({ owner, answer: await claim(owner, { week, year }) })),
  );
  const winners = answers.filter(({ answer }) => !answer.errors);
  const [loser] = answers.filter(({ answer }) => answer.errors);
  const [winner] = winners;
  if (!winner || !loser) throw new Error(`Week ${week} had ${winners.length} winners.`);
  const { user, share } = winner.owner;
  const who = `${user.firstName} ${user.lastName} (share ${share.shareNumber})`;
  expect(refusalOf(loser.answer)).toBe(`CONFLICT: Week ${week} has just been taken by ${who}.`);
  return winner.owner;
}

// A test each, so that the time limit is one of fifty races.
test.each(YEARS)(
  'of two owners who claim the same week at once exactly one succeeds, 50 times (%#), and the other sees who',
  async (year) => {
    const winners = new Map<number, number>();
    for (let week = 1; week <= WEEKS_A_YEAR; week++) {
      const { share } = await race(year, week);
      winners.set(share.id, (winners.get(share.id) ?? 0) + 1);
    }
    const rows = await testApp.running.app.db.query(
      `select share_id, count(*)::int as count from bookings
        where released_at is null and year = $1 group by 1`,
      [year],
    );
    const stored = rows.map((row: { share_id: number; count: number }) => [
      row.share_id,
      row.count,
    ]);
    expect(new Map(stored)).toEqual(winners);
    expect([...winners.values()].reduce((sum, count) => sum + count)).toBe(WEEKS_A_YEAR);
  },
);

test.each([
  ['the share leaves its owner', 'update shares set user_id = null', /^FORBIDDEN: /],
  ['the share becomes inactive', 'update shares set is_active = false', /^CONFLICT: /],
  ['the year closes', 'update property_years set is_open_for_claims = false', /^CONFLICT: /],
  ['the week is reserved for maintenance', 'update weeks set is_maintenance = true', /^CONFLICT: /],
])('no week is claimed while %s', async (_what, change, refusal) => {
  const fresh = await makeCoOwnedHome(testApp);
  const ofHome = `${change} where property_id = ${fresh.property.id}`;
  const answer = await inBetween(testApp.databaseUrl, ofHome, () => claim(fresh.one, { week: 20 }));
  expect(refusalOf(answer)).toMatch(refusal);
  const held = 'select 1 from bookings where property_id = $1';
  expect(await testApp.running.app.db.query(held, [fresh.property.id])).toEqual([]);
});
