import { type AdminHouse, openAdminHouse } from '../../../test/support/scenes/admin-house';
import { statementsOf } from '../../../test/support/sql/statements';
import type { AuditPage } from './audit.types';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
  for (const name of ['First', 'Second', '100% Third']) {
    await it.admin.post('/api/properties', { name, location: 'Here' });
  }
});

afterAll(() => it.testApp.close());

const LOG = `query ($first: Int, $before: ID, $search: String) {
  auditLog(first: $first, before: $before, search: $search) {
    nextCursor items { id actorName action subject before after at } } }`;

async function read(args: object = {}): Promise<AuditPage> {
  return (await it.admin.graphql(LOG, { ...args })).data.auditLog;
}

const names = ({ items }: AuditPage) => items.map(({ subject }) => subject.split(', ')[1]);

test('the log records actor, action and subject, with old and new values', async () => {
  const [entry] = (await read({ first: 1 })).items;
  expect(entry).toMatchObject({
    actorName: 'Ada Admin',
    action: 'property.create',
    before: null,
    after: expect.any(String),
  });
  expect(JSON.parse(entry?.after ?? '')).toEqual({
    ...{ name: '100% Third', location: 'Here', timeZone: 'UTC' },
  });
});

test('the log is read page by page, newest first', async () => {
  const page = await read({ first: 2 });
  expect(names(page)).toEqual(['100% Third', 'Second']);
  const rest = await read({ first: 2, before: page.nextCursor });
  expect([names(rest), rest.nextCursor]).toEqual([['First'], null]);
});

test.each([
  ['second', ['Second']],
  ['ada admin property.create', ['100% Third', 'Second', 'First']],
  ['100%', ['100% Third']],
  ['nobody', []],
])('searching for %j finds %j', async (search, found) => {
  expect(names(await read({ search }))).toEqual(found);
});

test('a page is two statements: the entries, and the names in them', async () => {
  const names = 'names-in-audit-log';
  expect(await statementsOf(() => read())).toEqual(['audit-log-listed-all', names]);
  expect(await statementsOf(() => read({ search: 'x' }))).toEqual([
    ...['audit-log-letter-all', names],
  ]);
});

test.each(['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
  'the database refuses to %s for every role',
  async (statement) => {
    const { db } = it.testApp.running.app;
    await expect(db.query(statement)).rejects.toThrow('The audit log is append-only.');
    expect((await read()).items).toHaveLength(3);
  },
);

test('what could not be logged is not done', async () => {
  const { db } = it.testApp.running.app;
  await db.query('alter table audit_log rename to gone');
  const answer = await it.admin.post('/api/properties', { name: 'Fourth', location: 'Here' });
  await db.query('alter table gone rename to audit_log');
  expect(answer.status).toBe(500);
  const [{ count }] = await db.query('select count(*)::int from properties');
  expect(count).toBe(3);
});
