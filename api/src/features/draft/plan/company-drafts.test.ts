import { openedDraft, PICK } from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { statementsOf } from '../../../../test/support/sql/statements';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const DRAFTS = `query ($first: Int, $search: String, $sort: CompanyDraftSort, $descending: Boolean,
    $state: CompanyDraftState, $year: Int) {
  companyDrafts(first: $first, search: $search, sort: $sort, descending: $descending,
      state: $state, year: $year) {
    total items { id propertyName year status stall turnShare turnOwner turnBeganAt deadline
      picksMade picksInAll turns weeksLeft
      rules { rounds } } } }`;
const COUNTS =
  'query ($year: Int, $search: String) { companyDraftCounts(year: $year, search: $search) { state count } }';
const HOUSES = `query ($year: Int!, $search: String, $sort: HouseToPlanSort, $descending: Boolean,
    $readiness: HouseReadiness) {
  housesToPlan(year: $year, search: $search, sort: $sort, descending: $descending,
      readiness: $readiness) {
    total items { id name owners weeksGiven weeksLeft readiness problem draftYears
      lastRules { rounds } } } }`;

async function ask(text: string, variables: object = {}) {
  const { data, errors } = await home.as.administrator.graphql(text, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

const drafts = async (variables: object = {}) => (await ask(DRAFTS, variables)).companyDrafts;
const houses = async (variables: object) => (await ask(HOUSES, variables)).housesToPlan;

const plan = (propertyId: number, year: number, more = '') =>
  ask(`mutation { planDraft(input: { propertyId: ${propertyId}, year: ${year} ${more} }) { id } }`);

test('drafts are listed by state, with what stalls them and whose turn it is', async () => {
  const { property, elsewhere, testApp } = home;
  const opened = await openedDraft(home);
  await plan(elsewhere.id, 2036, ', opensAt: "2030-12-01T18:00:00Z"');
  await plan(elsewhere.id, 2037);

  const running = (await drafts({ state: 'RUNNING' })).items;
  expect(running).toHaveLength(1);
  expect(running[0]).toMatchObject({
    ...{ propertyName: property.name, status: 'RUNNING', stall: null },
    ...{ turnShare: expect.any(Number), turnBeganAt: expect.any(String) },
  });
  const [seat] = await testApp.running.app.db.query(
    `select u.first_name || ' ' || u.last_name as name from shares s join users u on u.id = s.user_id
      where s.property_id = $1 and s.share_number = $2`,
    [property.id, running[0].turnShare],
  );
  expect(running[0].turnOwner).toBe(seat.name);
  // Shares 12, 1 and 2 pick four weeks each.
  expect(running[0]).toMatchObject({ picksMade: 0, picksInAll: 12, turns: null });
  const { shareId } = opened.seats[0];
  await home.as.owner.graphql(PICK, { input: { draftId: opened.id, shareId, week: 30 } });
  expect((await drafts({ state: 'RUNNING' })).items).toMatchObject([{ picksMade: 1 }]);

  expect((await drafts({ state: 'STALLED' })).total).toBe(0);
  expect((await drafts({ state: 'TO_OPEN' })).items).toMatchObject([
    {
      ...{ propertyName: elsewhere.name, year: 2037, stall: null },
      ...{ picksMade: 0, picksInAll: null },
    },
  ]);
  await ask(`mutation { pauseDraft(draftId: ${opened.id}, reason: "A storm") { id } }`);
  const { db } = testApp.running.app;
  await db.query(`update drafts set problem = 'No active share has an owner.' where year = 2036`);
  const stalled = (await drafts({ state: 'STALLED', sort: 'PROPERTY' })).items;
  expect(stalled.map(({ stall }: { stall: string }) => stall).sort()).toEqual([
    'Could not open: No active share has an owner.',
    'Waiting to be resumed',
  ]);
});

test('drafts are counted by state, and narrowed by year and by house', async () => {
  const ofHouse = (await ask(COUNTS, { search: home.elsewhere.name })).companyDraftCounts;
  expect(ofHouse[0]).toEqual({ state: 'ALL', count: 2 });
  const { companyDraftCounts } = await ask(COUNTS);
  const counts = Object.fromEntries(
    companyDraftCounts.map(({ state, count }: { state: string; count: number }) => [state, count]),
  );
  expect(counts).toEqual({
    ...{ ALL: 3, STALLED: 2, TO_OPEN: 1, PLANNED: 2, RUNNING: 0, PAUSED: 1, ENDED: 0 },
  });
  expect(await drafts({ year: 2037 })).toMatchObject({ total: 1, items: [{ year: 2037 }] });
  const found = await drafts({ search: home.elsewhere.name, sort: 'YEAR', descending: true });
  expect(found.items.map(({ year }: { year: number }) => year)).toEqual([2037, 2036]);
});

test('what is stalled comes first, then what is to be opened, then what happens next', async () => {
  const { elsewhere } = home;
  await plan(elsewhere.id, 2035, ', opensAt: "2030-11-01T18:00:00Z"');
  await plan(elsewhere.id, 2034, ', opensAt: "2030-10-01T18:00:00Z"');
  const stalls = (await drafts()).items.map(
    ({ stall }: { stall: string | null }) => stall === null,
  );
  expect(stalls).toEqual([false, false, true, true, true]);
  const years = (await drafts()).items.map(({ year }: { year: number }) => year);
  expect(years.slice(-3)).toEqual([2037, 2034, 2035]);
});

test('a list of drafts is one statement, however many there are', async () => {
  expect(await statementsOf(() => drafts())).toHaveLength(1);
  expect(await statementsOf(() => houses({ year: 2035 }))).toHaveLength(1);
});

test('houses without a plan are listed with their last rules, and with why they could not open', async () => {
  const { elsewhere, testApp } = home;
  const { db } = testApp.running.app;
  await db.query(`insert into properties (name, location) values ('Ownerless', 'Here')`);
  await db.query(
    `insert into properties (name, location, is_active) values ('Gone', 'Here', false)`,
  );
  const next = await houses({ year: 2038 });
  const names = next.items.map(({ name }: { name: string }) => name);
  expect(names).toContain('Ownerless');
  expect(names).not.toContain('Gone');
  expect(next.items).toContainEqual(
    expect.objectContaining({
      ...{ name: 'Ownerless', owners: 0, problem: 'No active share has an owner.' },
      ...{ draftYears: [], lastRules: null },
    }),
  );
  expect(next.items).toContainEqual(
    expect.objectContaining({
      ...{ id: String(elsewhere.id), problem: null, draftYears: [2037, 2036, 2035, 2034] },
      lastRules: { rounds: expect.any(Number) },
    }),
  );
  const planned = await houses({ year: 2037, search: elsewhere.name });
  expect(planned).toEqual({ total: 0, items: [] });
});

test('a house says how many weeks of the year are given already', async () => {
  const { elsewhere, testApp } = home;
  const { db } = testApp.running.app;
  const given = async () => (await houses({ year: 2041, search: elsewhere.name })).items;
  expect(await given()).toMatchObject([{ weeksGiven: 0, weeksLeft: null, readiness: 'READY' }]);
  await ask(`mutation { tagWeeks(input: { propertyId: ${elsewhere.id}, year: 2041,
    weeks: [{ week: 1, season: LOW, isMaintenance: false }] }) { year } }`);
  await db.query(
    `insert into bookings (property_id, year, week, share_id, released_at, not_maintenance)
      select $1, 2041, week, id, released, case when released is null then false end
      from (select id from shares where property_id = $1 limit 1) share,
        (values (7, null), (8, null), (9, now())) taken (week, released)`,
    [elsewhere.id],
  );
  const [{ weeksLeft, ...house }] = await given();
  expect(house).toMatchObject({ weeksGiven: 2, readiness: 'REST', problem: null });
  const [{ weeks }] = await db.query(
    'select count(*)::int as weeks from weeks where property_id = $1 and year = 2041',
    [elsewhere.id],
  );
  expect(weeksLeft).toBe(weeks - 2);
});

test('houses are narrowed to those of a readiness, and sorted by it and by their owners', async () => {
  const of2041 = (variables: object = {}) => houses({ year: 2041, ...variables });
  const all = (await of2041()).items;
  for (const readiness of ['READY', 'REST', 'BLOCKED']) {
    const found = await of2041({ readiness });
    const expected = all.filter((one: { readiness: string }) => one.readiness === readiness);
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual({ total: expected.length, items: expected });
  }
  for (const { readiness, problem } of all) expect(readiness === 'BLOCKED').toBe(problem !== null);
  const sorted = (await of2041({ sort: 'READINESS' })).items;
  const kinds = sorted.map(({ readiness }: { readiness: string }) => readiness);
  expect([...new Set(kinds)]).toEqual(['READY', 'REST', 'BLOCKED']);
  const owners = async (descending: boolean) =>
    (await of2041({ sort: 'OWNERS', descending })).items.map(
      (one: { owners: number }) => one.owners,
    );
  const most = await owners(true);
  expect(most).toEqual([...most].sort((one, other) => other - one));
  expect(await owners(false)).toEqual([...most].reverse());
});

test('a year that is over has no week left to choose', async () => {
  const { items } = await houses({ year: 2001, search: home.elsewhere.name });
  expect(items).toMatchObject([{ problem: 'No week of 2001 is left to choose.' }]);
});

test('weeks that are stored count as long as someone can still take them', async () => {
  const { elsewhere, testApp } = home;
  const { db } = testApp.running.app;
  await ask(`mutation { tagWeeks(input: { propertyId: ${elsewhere.id}, year: 2040,
    weeks: [{ week: 1, season: LOW, isMaintenance: false }] }) { year } }`);
  const of2040 = () => houses({ year: 2040, search: elsewhere.name });
  expect((await of2040()).items).toMatchObject([{ problem: null }]);
  await db.query('update weeks set is_maintenance = true where property_id = $1 and year = 2040', [
    elsewhere.id,
  ]);
  expect((await of2040()).items).toMatchObject([{ problem: 'No week of 2040 is left to choose.' }]);
});

test.each(['owner', 'guest', 'plainAdministrator', 'firstLogin', 'visitor'] as const)(
  'the drafts of the company are refused to %s',
  async (who) => {
    const code = who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    for (const [text, variables] of [
      [DRAFTS, {}],
      [COUNTS, {}],
      [HOUSES, { year: 2030 }],
    ] as const) {
      const { errors } = await home.as[who].graphql(text, { ...variables });
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
  },
);

/** Keeps all weeks of a year from the third to the 52nd for maintenance. */
async function keepWeeks(year: number) {
  const weeks = Array.from({ length: 50 }, (_, index) => index + 3);
  await ask(`mutation ($input: TagWeeksInput!) { tagWeeks(input: $input) { year } }`, {
    input: {
      ...{ propertyId: home.elsewhere.id, year },
      weeks: weeks.map((week) => ({ week, season: 'LOW', isMaintenance: true })),
    },
  });
}

test('a planned draft says how many weeks there are for how many turns', async () => {
  const { elsewhere } = home;
  await keepWeeks(2039);
  const [{ owners }] = (await houses({ year: 2039, search: elsewhere.name })).items;
  await plan(elsewhere.id, 2039, ', rounds: 3');
  const { items } = await drafts({ year: 2039 });
  // 2039 has 53 weeks.
  expect(items).toMatchObject([{ turns: 3 * owners, weeksLeft: 3, picksInAll: null }]);
});

test('no more can be picked than there are weeks', async () => {
  await keepWeeks(2038);
  await openedDraft(home, { year: 2038 }, home.elsewhere.id);
  expect((await drafts({ year: 2038 })).items).toMatchObject([{ picksInAll: 2 }]);
});
