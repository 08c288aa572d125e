import { gzipSync } from 'node:zlib';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { csvOf, HEADER, upload } from '../../../test/support/scenes/import-files';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const admin = () => home.as.administrator;

test.each([
  ['', 'The file is empty.'],
  [`${HEADER}\n\n`, 'The file has column titles but no rows.'],
  ['a,b\n1,2\n', /^One of the first lines must name the columns; missing: First name, /],
  [`${HEADER}\n"a,b\n`, 'The file cannot be read from line 2 on: a quotation mark'],
  ['PK\u0003\u0004…', 'The file is a spreadsheet: save it as “CSV UTF-8”'],
  [`${HEADER}\n${'a'.repeat(5 * 1024 * 1024)}`, 'The file cannot be read from line 2 on.'],
])('%.20j is no such file', async (text, message) => {
  const { status, body } = await upload(admin(), text);
  expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  const jobs = await home.testApp.running.app.db.query('select id from import_jobs');
  expect(jobs).toEqual([]);
});

test('a file larger than 20 MB is refused', async () => {
  const row = 'Ned,Nye,ned@new.test,Lake House,,4\n';
  const text = csvOf(row.repeat((21 * 1024 * 1024) / row.length));
  const { status, body } = await upload(admin(), text);
  expect([status, body.message]).toEqual([400, 'The file is larger than 20 MB.']);
});

test('a file that is sent compressed is refused', async () => {
  const response = await fetch(`${admin().url}/api/admin/imports?fileName=owners.csv`, {
    method: 'POST',
    body: gzipSync(csvOf('Nora,Nye,nora@new.test,Lake House,Lucerne,4')),
    headers: {
      'content-type': 'text/csv',
      'content-encoding': 'gzip',
      cookie: admin().cookieHeader,
    },
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      message: 'The file must not be sent compressed.',
      code: 'BAD_USER_INPUT',
      requestId: response.headers.get('x-request-id'),
    },
  ]);
});

test('JSON in the place of a file is refused', async () => {
  const { status, body } = await admin().post('/api/admin/imports?fileName=owners.csv', {});
  expect([status, body.message]).toEqual([400, 'The body must be the file (text/csv).']);
});

test('an upload needs a name', async () => {
  const nameless = await admin().send('POST', '/api/admin/imports', {
    text: csvOf(),
    headers: { 'content-type': 'text/csv' },
  });
  expect([nameless.status, nameless.body.field]).toEqual([400, 'fileName']);
});
