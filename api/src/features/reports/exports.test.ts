import { parse } from 'csv-parse/sync';
import { logged } from '../../../test/support/scenes/admin-house';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

/** The bytes, because fetch itself removes the byte order mark. */
async function download(name: string, query = '') {
  const address = `/api/admin/exports/${name}.csv${query}`;
  const response = await fetch(`${home.testApp.running.url}${address}`, {
    headers: { cookie: home.as.administrator.cookieHeader },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const delimiter = query.includes('semicolon') ? ';' : ',';
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true, delimiter });
  return { headers: response.headers, bytes, rows };
}

test('users are downloaded as a file with a byte order mark, without secrets', async () => {
  const { headers, bytes, rows } = await download('users');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="fairweek-users-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(bytes.toString()).not.toContain('$2');
  expect(rows).toHaveLength(8);
  const { id, firstName, email } = home.people.owner;
  expect(rows.find((row) => row.Email === email)).toMatchObject({
    ID: String(id),
    'First name': firstName,
    Role: 'OWNER',
    Shares: '2',
    Birthday: '',
  });
});

test('selected users alone are downloaded, and the log says how many', async () => {
  const { owner, guest } = home.people;
  const { rows } = await download('users', `?ids=${guest.id},${owner.id},999999999`);
  expect(rows.map((row) => row.Email)).toEqual([owner.email, guest.email]);
  expect(await logged(home.testApp)).toEqual([
    expect.objectContaining({ action: 'export.users', subject: 'Export of 3 selected users' }),
  ]);
});

test('selected properties and selected shares alone are downloaded', async () => {
  const { property } = home;
  const { rows: properties } = await download('properties', `?ids=${property.id},999999999`);
  expect(properties.map(({ Name }) => Name)).toEqual(['Lake House']);
  const [, second, third] = (await download('shares')).rows;
  const { rows: shares } = await download('shares', `?ids=${third?.ID},${second?.ID}`);
  expect(shares).toEqual([second, third]);
  expect(await logged(home.testApp)).toEqual([
    expect.objectContaining({ action: 'export.shares', subject: 'Export of 2 selected shares' }),
  ]);
});

test('more rows than an address can name are one file, and one line of the log', async () => {
  const { owner, guest } = home.people;
  const others = Array.from({ length: 1_200 }, (_, nth) => 999_990_000 + nth);
  const url = '/api/admin/exports/users.csv';
  const ids = [guest.id, owner.id, ...others];
  const { status, body } = await home.as.administrator.post(url, { ids });
  expect(status).toBe(200);
  const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
  expect(rows.map((row) => row.Email)).toEqual([owner.email, guest.email]);
  expect(await logged(home.testApp)).toEqual([
    expect.objectContaining({ action: 'export.users', subject: 'Export of 1202 selected users' }),
  ]);
  const tooMany = Array.from({ length: 5_001 }, (_, nth) => nth + 1);
  expect(await home.as.administrator.post(url, { ids: tooMany })).toMatchObject({
    ...{ status: 400, body: { field: 'ids' } },
  });
});

test.each([
  ['users', '1;2'],
  ['users', Array(1001).fill('1').join(',')],
  ['analytics', '1'],
])('a selection of %s that is no list of ids is refused', async (name, ids) => {
  const answer = await home.as.administrator.get(`/api/admin/exports/${name}.csv?ids=${ids}`);
  expect(answer).toMatchObject({ status: 400, body: { field: 'ids' } });
});

test('names that spreadsheets would read as formulas or columns stay names', async () => {
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\tcmd', 'a;b,"c"\nd'];
  for (const lastName of names) await home.testApp.person({ firstName: 'Formula', lastName });
  await home.testApp.person({ firstName: 'Gone', email: null, deletedAt: new Date() });
  const { rows } = await download('users');
  const written = rows.filter((row) => row['First name'] === 'Formula');
  expect(written.map((row) => row['Last name'])).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\tcmd",
    'a;b,"c"\nd',
  ]);
  expect(rows.some((row) => row['First name'] === 'Gone')).toBe(false);
});

test('properties and shares are exported with their status', async () => {
  const { rows: properties } = await download('properties');
  expect(properties[0]).toMatchObject({
    Name: 'Lake House',
    'Total shares': '12',
    'Allocated shares': '4',
    Status: 'Active',
  });
  const { rows: shares } = await download('shares');
  const { firstName, lastName, email } = home.people.owner;
  expect(shares).toHaveLength(6);
  expect(shares[0]).toMatchObject({
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Property: 'Lake House',
    Location: 'Lucerne',
    'Share number': '1',
    Status: 'Active',
  });
  expect(shares.filter((row) => row.Email === '')).toHaveLength(1);
});

test('analytics contain the totals and each property', async () => {
  const { rows } = await download('analytics');
  const value = (name: string) => rows.find((row) => row.Name === name)?.Value;
  expect([value('Total properties'), value('Allocated shares'), value('Lake House')]).toEqual([
    '2',
    '5',
    '33',
  ]);
});

test('more rows than a page are exported once each', async () => {
  await home.testApp.running.app.db.query(
    "insert into users (first_name, last_name) select 'Many', i from generate_series(1, 2500) i",
  );
  const { rows } = await download('users');
  const many = rows.filter((row) => row['First name'] === 'Many').map((row) => row['Last name']);
  expect(new Set(many).size).toBe(2500);
  expect(many).toHaveLength(2500);
});

test('an administrator who downloads a table is in the log', async () => {
  await download('users');
  expect(await logged(home.testApp)).toMatchObject([
    { action: 'export.users', subject: 'Export of users', before: null, after: null },
  ]);
});

test.each(['secrets', '__proto__', 'constructor'])('there is no export of %s', async (name) => {
  expect((await home.as.administrator.get(`/api/admin/exports/${name}.csv`)).status).toBe(404);
});

test.each(['users', 'properties', 'shares', 'requests', 'swaps', 'analytics', 'secrets'])(
  'the export of %s requires an administrator session',
  async (name) => {
    const path = `/api/admin/exports/${name}.csv`;
    expect((await home.as.visitor.get(path)).body.code).toBe('UNAUTHENTICATED');
    for (const who of ['guest', 'owner', 'plainAdministrator', 'firstLogin'] as const) {
      expect([who, (await home.as[who].get(path)).body.code]).toEqual([who, 'FORBIDDEN']);
    }
  },
);

async function downloadLog(query: string) {
  const { body } = await home.as.administrator.get(`/api/admin/audit-log.csv?${query}`);
  return parse(String(body), { bom: true, columns: true }) as Record<string, string>[];
}

test('the audit log is downloaded in sentences, as its filters show it, and that is logged', async () => {
  const { administrator, owner } = home.people;
  const { db } = home.testApp.running.app;
  const property = `Property ${home.property.id}, ${home.property.name}`;
  await db.query(
    `insert into audit_log (actor_id, actor_name, action, subject, before, after, at) values
      ($1, 'Ada =1', 'property.update', $2, '{"name": "Old"}', '{"name": "New"}', '2025-05-05T10:30:00Z'),
      ($1, 'Ada', 'user.create', $3, null, '{}', '2025-05-06T10:30:00Z')`,
    [administrator.id, property, `User ${owner.id}, Olivia`],
  );
  const dates = 'from=2025-05-01&to=2025-05-31&timeZone=UTC';
  expect((await downloadLog(dates)).map(({ Action }) => Action)).toEqual([
    'user.create',
    'property.update',
  ]);
  expect(await downloadLog(`${dates}&propertyId=${home.property.id}`)).toEqual([
    {
      'When (UTC)': '2025-05-05 10:30',
      Who: 'Ada =1',
      What: `Ada =1 changed ${home.property.name}: name from “Old” to “New”.`,
      Action: 'property.update',
    },
  ]);
  expect(await logged(home.testApp)).toEqual([
    expect.objectContaining({ action: 'export.audit', subject: 'Export of the audit log' }),
  ]);
});

test('a log of more than one step is downloaded whole, newest first', async () => {
  await home.testApp.running.app.db.query(`insert into audit_log
      (actor_id, actor_name, action, subject, at)
    select 1, 'Ada', 'mail.dismiss', 'Mail ' || n || ' to a@b.test', '2024-01-01T00:00:00Z'
    from generate_series(1, 1203) n`);
  const rows = await downloadLog('from=2024-01-01&to=2024-01-01&timeZone=UTC');
  expect(rows).toHaveLength(1203);
});

test.each([
  ['from=2025-13-01', 'from'],
  ['kind=Not%20a%20kind', 'kind'],
  ['propertyId=x', 'propertyId'],
])('a filter %s that makes no sense is refused at its field', async (query, field) => {
  const answer = await home.as.administrator.get(`/api/admin/audit-log.csv?${query}`);
  expect(answer).toMatchObject({ status: 400, body: { field } });
});

test.each([
  ['visitor', 401],
  ['owner', 403],
  ['plainAdministrator', 403],
] as const)('the CSV of the audit log is refused to %s', async (who, status) => {
  expect((await home.as[who].get('/api/admin/audit-log.csv')).status).toBe(status);
});

/** Characters that separate cells or lines, also within a cell, or begin a formula. */
const CELL = 'Semi;colon, "quoted"\n=1';

test('an Excel that expects semicolons gets them, with the same rows', async () => {
  await home.testApp.running.app.db.query('update users set first_name = $2 where id = $1', [
    home.people.owner.id,
    CELL,
  ]);
  const semicolons = await download('users', '?delimiter=semicolon');
  expect(semicolons.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(semicolons.bytes.toString()).toMatch(/^\ufeffID;First name;/);
  const commas = await download('users', '?delimiter=comma');
  expect(semicolons.rows).toEqual(commas.rows);
  for (const { bytes, rows } of [semicolons, commas]) {
    expect(bytes.toString()).toMatch(/\r\n$/);
    expect(JSON.stringify(rows)).toContain(JSON.stringify(CELL));
  }
  const { as } = home;
  expect(await as.administrator.get('/api/admin/exports/users.csv?delimiter=tab')).toMatchObject({
    ...{ status: 400, body: { field: 'delimiter' } },
  });
  const log = await as.administrator.get('/api/admin/audit-log.csv?delimiter=semicolon');
  expect(log.body).toContain('When (UTC);Who;What;Action');
});
