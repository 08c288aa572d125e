import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { preview, upload } from '../../../test/support/scenes/import-files';

const OLD_SYSTEM = [
  'Owner;House;No.;E-Mail-Adresse;Phone',
  'Ana María Ruiz;Lake House;4;ana@new.test;079',
  'Cher;Lake House;5;cher@new.test;',
  '',
].join('\r\n');

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

test('a file of other titles is read by the chosen columns, and a whole name is split', async () => {
  const choice = 'firstName=0&lastName=0&email=3&property=1&shareNumber=2';
  const job = await preview(home.as.administrator, OLD_SYSTEM, choice);
  expect(
    job.rows.map(({ firstName, lastName, note }: Record<string, string>) => [
      firstName,
      lastName,
      note,
    ]),
  ).toEqual([
    ['Cher', '', 'The last name is missing (“Owner”, line 3).'],
    ['Ana María', 'Ruiz', 'New user. Gets share 4.'],
  ]);
});

test.each([
  ['firstName=0', 'lastName', 'Last name needs a column.'],
  ['firstName=-1', 'firstName', 'firstName must be at least 0.'],
  ['firstName=a', 'firstName', 'firstName must be a whole number.'],
  ['firstName=0&lastName=0&email=3&property=1', 'shareNumber', 'Share number needs a column.'],
  [
    'firstName=0&lastName=0&email=3&property=1&shareNumber=1',
    'property',
    'Property and Share number have the same column.',
  ],
  [
    'firstName=0&lastName=0&email=3&property=1&shareNumber=5',
    'shareNumber',
    'Share number must have a place from 0 to 4.',
  ],
])('the choice %s is refused', async (choice, field, message) => {
  const { status, body } = await upload(home.as.administrator, OLD_SYSTEM, choice);
  expect([status, body.field, body.message]).toEqual([
    400,
    field,
    expect.stringContaining(message),
  ]);
  expect(
    await home.testApp.running.app.db.query(`select id from import_jobs where status = 'READING'`),
  ).toEqual([]);
});

test('a file whose first line has an owner is refused for want of titles', async () => {
  const row = 'Nora,Nye,nora@new.test,Lake House,,5\n';
  const { status, body } = await upload(home.as.administrator, row.repeat(2));
  expect([status, body.message]).toEqual([400, expect.stringContaining('titles of the columns')]);
});

test('a known address with another name and a known name in another place are pointed out', async () => {
  const { email, firstName, lastName } = home.people.strangerOwner;
  const file = [
    'First name,Last name,House,Email,Property,Location,Share number',
    `Another,Name,12a,${email},Lake House,,5`,
    `Another,Name,12a,${email},Lake House,Luzern,5`,
    ',,,,,,',
  ].join('\n');
  const { rows } = await preview(home.as.administrator, file);
  const whose = `It goes to ${firstName} ${lastName}, whose email address this is.`;
  expect(rows.map(({ note }: { note: string }) => note)).toEqual([
    `New property, though there is a Lake House in Lucerne. Gets share 5. ${whose}`,
    `Gets share 5. ${whose}`,
  ]);
});
