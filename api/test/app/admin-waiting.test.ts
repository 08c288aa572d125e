import { makeRequest } from '../../src/features/special-requests/special-request.factory';
import { type Home, openHome } from '../support/scenes/home-cast';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const WAITING = '{ adminWaiting { isBackupLate figures { kind count path } } }';

async function counts(): Promise<Record<string, number>> {
  const { data, errors } = await home.as.administrator.graphql(WAITING);
  if (errors) throw new Error(errors[0]?.message);
  const figures: { kind: string; count: number }[] = data.adminWaiting.figures;
  return Object.fromEntries(figures.map(({ kind, count }) => [kind, count]));
}

test('each kind is counted by its feature, and leads to its page', async () => {
  const { property, elsewhere, people, testApp } = home;
  const { manager } = testApp.running.app.db;
  const before = await counts();
  const mine = { propertyId: property.id, userId: people.owner.id };
  await makeRequest(manager, { ...mine, title: 'A cot' });
  await makeRequest(manager, { ...mine, title: 'Done', status: 'fulfilled' });
  await manager.query(
    `insert into mails (recipient, subject, text, html, failed_at) values ('a@a.test', 'A', 'A', 'A', now())`,
  );
  await manager.query(
    `insert into drafts (property_id, year, rules, status, left_ms) values ($1, 2030, '{}', 'PAUSED', 1)`,
    [property.id],
  );
  await manager.query(`insert into drafts (property_id, year, rules) values ($1, 2031, '{}')`, [
    property.id,
  ]);
  await manager.query(`insert into users (first_name, last_name, email)
    values ('No', 'Password', 'no.password@example.test')`);
  await manager.query('update shares set user_id = null where property_id = $1', [elsewhere.id]);
  await manager.query(`insert into properties (name, location) values ('Empty', 'Nowhere')`);
  const after = await counts();
  const grown = Object.keys(after).filter((kind) => after[kind] !== before[kind]);
  expect(grown.sort()).toEqual([
    ...['DRAFTS', 'DRAFTS_TO_OPEN', 'MAILS', 'PROPERTIES', 'REQUESTS', 'USERS'],
  ]);
  expect(after).toMatchObject({ DRAFTS: 1, DRAFTS_TO_OPEN: 1, MAILS: 1, REQUESTS: 1, SWAPS: 0 });
  const { data } = await home.as.administrator.graphql(WAITING);
  expect(data.adminWaiting.figures).toContainEqual({
    kind: 'DRAFTS',
    count: 1,
    path: '/admin?tab=drafts&state=STALLED',
  });
  for (const { path, count } of data.adminWaiting.figures) {
    const state = /state=(\w+)/.exec(path)?.[1];
    if (!state) continue;
    const list = await home.as.administrator.graphql(
      `{ companyDrafts(state: ${state}) { total } }`,
    );
    expect(list.data.companyDrafts.total).toBe(count);
  }
});

test.each(['owner', 'guest', 'plainAdministrator', 'firstLogin', 'visitor'] as const)(
  'what waits is refused to %s',
  async (who) => {
    const { errors } = await home.as[who].graphql(WAITING);
    const code = who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    expect(errors?.[0]?.extensions.code).toBe(code);
  },
);
