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
  const choice = 'firstName:0,lastName:0,email:3,property:1,shareNumber:2';
  const job = await preview(home.as.administrator, OLD_SYSTEM, choice);
  expect(
    job.rows.map(({ firstName, lastName, note }: Record<string, string>) => [
      firstName,
      lastName,
      note,
    ]),
  ).toEqual([
    ['Cher', '', 'The last name is missing.'],
    ['Ana María', 'Ruiz', 'New user. Gets share 4.'],
  ]);
});

test.each([
  ['firstName', /^columns must name the place of each field, such as firstName:0/],
  ['firstName:-1,lastName:1', /^columns must name the place of each field/],
  ['firstName:0,lastName:0,email:3,property:1,share:2', /^columns must name the place/],
  ['firstName:0,lastName:0,email:3,property:1', 'Share number needs a column.'],
  [
    'firstName:0,lastName:0,email:3,property:1,shareNumber:1',
    'Property and Share number have the same column.',
  ],
  ['firstName:0,firstName:1', 'firstName is named twice.'],
  [
    'firstName:0,lastName:0,email:3,property:1,shareNumber:5',
    'columns must name places from 0 to 4.',
  ],
])('the choice %s is refused', async (choice, message) => {
  const { status, body } = await upload(home.as.administrator, OLD_SYSTEM, choice);
  expect([status, body.field, body.message]).toEqual([
    400,
    'columns',
    expect.stringMatching(message),
  ]);
  expect(
    await home.testApp.running.app.db.query(`select id from import_jobs where status = 'READING'`),
  ).toEqual([]);
});
