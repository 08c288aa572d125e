import { type AdminHouse, openAdminHouse } from '../../../test/support/scenes/admin-house';
import { planOf, statementsOf } from '../../../test/support/sql/statements';
import { textOf } from '../../core/rules/sentence';
import type { AuditPage } from './audit.types';

let it: AdminHouse;
let mill: number;
let barn: number;
let olivia: number;

async function addHouse(name: string): Promise<number> {
  const { body } = await it.admin.post('/api/properties', { name, location: 'Here' });
  return body.id;
}

beforeAll(async () => {
  it = await openAdminHouse();
  [mill, barn] = [await addHouse('Mill'), await addHouse('Barn')];
  const user = { firstName: 'Olivia', lastName: 'Marsh', email: 'olivia@example.test' };
  olivia = (await it.admin.post('/api/admin/users', { ...user, userRole: 'USER' })).body.id;
  for (const propertyId of [mill, barn]) {
    await send(`mutation { assignShare(input: {
      propertyId: ${propertyId}, shareNumber: 3, userId: ${olivia} }) { id } }`);
  }
  await send(`mutation { planDraft(input: { propertyId: ${mill}, year: 2031 }) { id } }`);
});

afterAll(() => it.testApp.close());

async function send(text: string) {
  const { data, errors } = await it.admin.graphql(text);
  expect(errors).toBeUndefined();
  return data;
}

const LOG = `query ($first: Int, $before: ID, $search: String, $personId: ID, $propertyId: ID,
    $kind: String, $from: String, $to: String, $timeZone: String) {
  auditLog(first: $first, before: $before, search: $search, personId: $personId,
      propertyId: $propertyId, kind: $kind, from: $from, to: $to, timeZone: $timeZone) {
    nextCursor items { id action sentence { text path date } } } }`;

async function read(args: object = {}): Promise<AuditPage> {
  return (await it.admin.graphql(LOG, { ...args })).data.auditLog;
}

const texts = ({ items }: AuditPage) => items.map(({ sentence }) => textOf(sentence));
const actions = ({ items }: AuditPage) => items.map(({ action }) => action);

test('an entry names people and houses, and leads to them', async () => {
  const page = await read({ personId: olivia, propertyId: mill });
  expect(texts(page)).toEqual(['Ada Admin gave share 3 of Mill to Olivia Marsh.']);
  expect(page.items[0]?.sentence).toEqual([
    { text: 'Ada Admin', path: `/admin/users/${it.administrator.id}`, date: null },
    { text: ' gave share 3 of ', path: null, date: null },
    { text: 'Mill', path: `/admin/properties/${mill}`, date: null },
    { text: ' to ', path: null, date: null },
    { text: 'Olivia Marsh', path: `/admin/users/${olivia}`, date: null },
    { text: '.', path: null, date: null },
  ]);
});

test('the log is narrowed by person, whether they did it or it was done to them', async () => {
  expect(actions(await read({ personId: olivia }))).toEqual([
    'share.assign',
    'share.assign',
    'user.update',
    'user.create',
  ]);
  expect((await read({ personId: it.administrator.id })).items).toHaveLength(7);
});

test('the log is narrowed by house, also where an entry has no id of it', async () => {
  expect(actions(await read({ propertyId: mill }))).toEqual([
    'draft.plan',
    'share.assign',
    'property.create',
  ]);
  expect(actions(await read({ propertyId: barn }))).toEqual(['share.assign', 'property.create']);
});

test('the log is narrowed by kind, and by several filters at once', async () => {
  expect(actions(await read({ kind: 'draft' }))).toEqual(['draft.plan']);
  expect(actions(await read({ kind: 'share', propertyId: barn, search: 'barn' }))).toEqual([
    'share.assign',
  ]);
  expect((await read({ kind: 'nothing' })).items).toEqual([]);
});

test('the log is narrowed by days, which begin and end in the given time zone', async () => {
  const { db } = it.testApp.running.app;
  await db.query(
    `insert into audit_log (actor_id, actor_name, action, subject, at)
    values ($1, 'Ada Admin', 'mail.resend', 'Mail 1 to a@b.test', '2020-03-01T23:30:00Z')`,
    [it.administrator.id],
  );
  const on = (day: string, timeZone: string) => read({ from: day, to: day, timeZone });
  expect(actions(await on('2020-03-01', 'UTC'))).toEqual(['mail.resend']);
  expect(actions(await on('2020-03-02', 'UTC'))).toEqual([]);
  expect(actions(await on('2020-03-02', 'Europe/Zurich'))).toEqual(['mail.resend']);
  expect((await read({ from: '2020-03-02', timeZone: 'UTC' })).items).toHaveLength(7);
});

test('a filtered log is read page by page', async () => {
  const first = await read({ personId: olivia, first: 3 });
  const rest = await read({ personId: olivia, first: 3, before: first.nextCursor });
  expect([actions(rest), rest.nextCursor]).toEqual([['user.create'], null]);
});

test('a page is two statements, however much it names, also that of a person or a house', async () => {
  const entries = ['audit-log-listed-wanted', 'names-in-audit-log'];
  expect(await statementsOf(() => read({ personId: olivia }))).toEqual(entries);
  expect(await statementsOf(() => read({ propertyId: mill }))).toEqual(entries);
});

test('an unknown time zone is refused at its field', async () => {
  const { errors } = await it.admin.graphql(LOG, { from: '2026-01-01', timeZone: 'Mars/Phobos' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'timeZone' });
});

test('a person and an administrator who are gone are named without a link', async () => {
  const { db } = it.testApp.running.app;
  await db.query(`insert into audit_log (actor_id, actor_name, action, subject, before)
    values (999999, 'Gone Admin', 'share.remove', 'Share 1 of property 999999, Gone', '{"userId": 999998}')`);
  const [latest] = (await read({ first: 1 })).items;
  expect(latest?.sentence).toEqual([
    {
      text: 'Gone Admin took share 1 of Gone from a former owner, without a reason.',
      path: null,
      date: null,
    },
  ]);
});

test('the log of a house has nothing of one with a longer id', async () => {
  const { db } = it.testApp.running.app;
  const loft = await addHouse('Loft');
  await db.query(
    `insert into audit_log (actor_id, actor_name, action, subject) values
      ($3, 'Ada Admin', 'week.tag', $1), ($3, 'Ada Admin', 'week.tag', $2)`,
    [`Week 3 of 2027, property ${loft}0`, `Week 4 of 2027, property ${loft}`, it.administrator.id],
  );
  const { items } = await read({ propertyId: loft });
  expect(items.map(({ action }) => action)).toEqual(['week.tag', 'property.create']);
});

test('the kinds are listed by their names', async () => {
  const { auditKinds } = await send('{ auditKinds { key label } }');
  expect(auditKinds).toContainEqual({ key: 'share', label: 'Shares' });
  const labels = auditKinds.map(({ label }: { label: string }) => label);
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other)));
});

test('a search by the name of a person or a house finds what is about them', async () => {
  const { db } = it.testApp.running.app;
  await db.query(
    `insert into audit_log (actor_id, actor_name, action, subject, concerns)
    values ($1, 'Ada Admin', 'week.name-guests', 'Week 8 of 2031, property ' || $2, array['user ' || $3])`,
    [it.administrator.id, mill, olivia],
  );
  const ofMill = ['week.name-guests', 'share.assign'];
  const ofOlivia = [
    'week.name-guests',
    'share.assign',
    'share.assign',
    'user.update',
    'user.create',
  ];
  for (const search of ['Olivia', 'ólivia marsh', 'ol']) {
    expect([search, actions(await read({ search }))]).toEqual([search, ofOlivia]);
  }
  // Each word may be in the entry, in the name of a person and in that of a house.
  for (const search of ['mill olivia', 'll ol']) {
    expect([search, actions(await read({ search }))]).toEqual([search, ofMill]);
  }
  expect(actions(await read({ search: 'mill olivia guests' }))).toEqual(['week.name-guests']);
  expect(actions(await read({ search: 'olivia', kind: 'week' }))).toEqual(['week.name-guests']);
  // An address is not what an entry shows.
  expect(actions(await read({ search: 'olivia@example' }))).toEqual([]);
});

test('among 40,000 entries, those of a person, a house and a day are found by an index', async () => {
  const { db } = it.testApp.running.app;
  await db.query(`insert into audit_log (actor_id, actor_name, action, subject, at)
    select 100000 + n % 500, 'Someone', 'property.update', 'Property ' || (100000 + n % 2000) || ', H',
      timestamptz '2021-01-01' + n * interval '30 minutes'
    from generate_series(1, 40000) n`);
  await db.query('vacuum analyze audit_log');
  const plan = async (args: object, name: string) => planOf(db, () => read(args), name);
  expect(await plan({ personId: 100007 }, 'audit-log-listed-wanted')).toContain('audit_log_keys');
  expect(await plan({ propertyId: 101234 }, 'audit-log-listed-wanted')).toContain('audit_log_keys');
  // A frequent subject is found at the end of the log; all of it is read only if that is too little.
  const ofKind = await plan({ kind: 'theme' }, 'audit-log-listed-wanted');
  expect(ofKind).toMatch(/CTE latest[\s\S]*Backward using audit_log_pkey[\s\S]*CTE found/);
  expect(ofKind).toMatch(/CTE found[\s\S]*One-Time Filter[\s\S]*audit_log_keys/);
  // Entries with the word, and those about people and houses whose name has it.
  const ofWord = await plan({ search: 'olivia' }, 'audit-log-searched-all');
  expect(ofWord).toMatch(/CTE found[\s\S]*audit_log_search[\s\S]*audit_log_keys/);
  // Letters that no index covers are compared with the kept text: none is folded at that moment.
  const ofLetters = await plan({ search: 'qx' }, 'audit-log-scanned-all');
  expect(ofLetters).toContain('search_text ~~ ALL');
  expect(ofLetters).not.toContain('unaccent');
  expect(
    await plan({ from: '2021-03-01', to: '2021-03-01', timeZone: 'UTC' }, 'audit-log-listed-all'),
  ).toContain('audit_log_at');
});
