import fc from 'fast-check';
import {
  cellValue,
  columnsOf,
  type ImportColumn,
  missingColumns,
  rowProblem,
  shareNumberOf,
} from '.';

test.each([
  [['First name', 'Last name', 'Email', 'Property', 'Location', 'Share number']],
  [['VORNAME', 'nachname', 'E-Mail', 'Objekt', 'Ort', 'Anteilsnummer']],
  [['first_name', 'Surname', 'E-mail address', 'Haus', 'Lage', 'Share no.']],
])('the titles %j are understood', (header) => {
  expect(Object.values(columnsOf([header]))).toEqual([0, 1, 2, 3, 4, 5, -1, -1, -1]);
});

test.each<[ImportColumn, string[]]>([
  ['firstName', ['First name', 'First', 'Forename', 'Vorname', 'Given name', 'Owner first name']],
  ['lastName', ['Last name', 'Last', 'Family name', 'Nachname', 'Surname', 'Familienname']],
  ['lastName', ['Owner last name']],
  ['email', ['Email', 'E-mail address', 'Mail', 'E-Mail-Adresse', 'Owner email']],
  ['property', ['Property', 'Property name', 'Objekt', 'Immobilie', 'Haus', 'Ferienhaus']],
  ['property', ['House', 'House name', 'Home']],
  ['location', ['Location', 'Ort', 'Lage', 'Standort']],
  [
    'shareNumber',
    ['Share number', 'Share', 'Share no. 1', 'Anteil', 'Anteil-Nummer', 'Anteilsnummer'],
  ],
  ['shareNumber', ['Share #', 'Anteil-Nr.', 'Anteilsnr.']],
])('the column %s may be called each of %j', (column, titles) => {
  for (const title of titles) expect(columnsOf([['Something', title]])[column]).toBe(1);
});

test('a file without any known title misses all columns but the location', () => {
  expect(missingColumns(columnsOf([['Something']]))).toEqual([
    'First name',
    'Last name',
    'Email',
    'Property',
    'Share number',
  ]);
});

test('a missing column is named; the location is optional', () => {
  expect(missingColumns(columnsOf([['Email', 'Something', 'Property']]))).toEqual([
    'First name',
    'Last name',
    'Share number',
  ]);
});

const fields = {
  firstName: 'Olivia',
  lastName: 'Marsh',
  email: 'olivia@example.test',
  property: 'Lake House',
  location: '',
  shareNumber: '3',
  ...{ year: '', week: '', arrival: '' },
};
const isEmail = (text: string) => text.includes('@');

test.each([
  [{}, null],
  [{ firstName: '', lastName: '', email: '' }, null],
  [{ email: '' }, 'The e-mail address is missing.'],
  [{ firstName: '' }, 'The first name is missing.'],
  [{ lastName: '' }, 'The last name is missing.'],
  [{ property: '' }, 'The property is missing.'],
  [{ email: 'olivia' }, 'olivia is not a valid e-mail address.'],
  [{ shareNumber: '' }, 'The share number must be a whole number from 1 to 12.'],
  [{ shareNumber: '13' }, 'The share number must be a whole number from 1 to 12, not “13”.'],
  [{ shareNumber: '1.5' }, 'The share number must be a whole number from 1 to 12, not “1.5”.'],
  [{ firstName: '', lastName: '' }, 'The first name is missing. The last name is missing.'],
  [{ firstName: '', email: '' }, 'The e-mail address is missing. The first name is missing.'],
  [{ lastName: '', email: '' }, 'The e-mail address is missing. The last name is missing.'],
  [
    { property: '', email: 'olivia', shareNumber: '13' },
    'The property is missing. olivia is not a valid e-mail address. The share number must be a whole number from 1 to 12, not “13”.',
  ],
  [{ firstName: '', lastName: '', email: '', property: '' }, 'The property is missing.'],
  [{ email: 'x'.repeat(101) }, `${'x'.repeat(100)} is not a valid e-mail address.`],
  [{ firstName: 'x'.repeat(101) }, 'The first name has more than 100 characters.'],
  [{ firstName: '😀'.repeat(100), lastName: 'x'.repeat(100) }, null],
  [{ lastName: 'x'.repeat(101) }, 'The last name has more than 100 characters.'],
  [{ property: 'x'.repeat(200), location: 'x'.repeat(200) }, null],
  [{ property: 'x'.repeat(201) }, 'The property has more than 200 characters.'],
  [{ location: 'x'.repeat(201) }, 'The location has more than 200 characters.'],
  [{ lastName: 'M\uFFFDller' }, 'The row is not UTF-8 text: save the file as CSV UTF-8.'],
  [{ lastName: 'a\0b' }, 'The row contains null characters.'],
])('a row with %j: %s', (facts, problem) => {
  expect(rowProblem({ ...fields, ...facts }, isEmail)).toBe(problem);
});

test('share numbers are those from 1 to 12 and no others', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -1, max: 14 }), fc.integer()), (number) => {
      expect(shareNumberOf(String(number))).toBe(number >= 1 && number <= 12 ? number : null);
    }),
  );
});

test('the first and the last of twelve are share numbers', () => {
  expect(['0', '1', '12', '13'].map(shareNumberOf)).toEqual([null, 1, 12, null]);
});

test.each([
  ['4', 4],
  ['04', 4],
  [' 4', 4],
  ['Share 4', 4],
  ['share no. 4', 4],
  ['No. 3', 3],
  ['Nr. 1', 1],
  ['N° 5', 5],
  ['Nº 5', 5],
  ['Núm. 3', 3],
  ['#4', 4],
  ['Anteil 1', 1],
  ['Anteil-Nr. 11', 11],
  ['Part 4', 4],
  ['Quota 2', 2],
  ['Andel 2', 2],
  ['3.0', 3],
  ['3,0', 3],
  ['1/12', 1],
  ['12 of 12', 12],
  ['4 von 12', 4],
  ["'5", 5],
])('%j is share %i', (cell, number) => {
  expect(shareNumberOf(cell)).toBe(number);
});

test.each([
  ...[
    '',
    '0',
    '13',
    'Share 13',
    '-1',
    '+1',
    '1a',
    'a1',
    '1\n2',
    '4,5',
    '4.5',
    '1-3',
    '012',
    'four',
  ],
  ...['House 4', 'Week 4', '1/2', '12/2025', '2026-12-01', 'Share', '1 2'],
])('%j is no share number', (cell) => {
  expect(shareNumberOf(cell)).toBeNull();
});

test('a problem says where its cell is in the sheet', () => {
  const at = (column: ImportColumn) => ` (“${column}”, line 5)`;
  expect(rowProblem({ ...fields, email: 'olivia', shareNumber: '13' }, isEmail, at)).toBe(
    'olivia is not a valid e-mail address (“email”, line 5). The share number must be a whole number from 1 to 12, not “13” (“shareNumber”, line 5).',
  );
});

test('an apostrophe goes only where it keeps a formula from being one', () => {
  expect([`'=1+1`, `'-x`, `'+x`, `'@x`, `x'=1`, `'s-Hertogenbosch`, ` a `].map(cellValue)).toEqual([
    '=1+1',
    '-x',
    '+x',
    '@x',
    `x'=1`,
    `'s-Hertogenbosch`,
    'a',
  ]);
});
