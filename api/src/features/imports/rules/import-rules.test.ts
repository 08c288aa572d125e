import fc from 'fast-check';
import {
  cellValue,
  columnsOf,
  delimiterOf,
  type ImportColumn,
  missingColumns,
  rowProblem,
  shareNumberOf,
} from '.';

test.each([
  ['First name,Last name,Email', ','],
  ['Vorname;Nachname;E-Mail', ';'],
  ['a\tb\tc', '\t'],
  ['"a,b,c";d', ';'],
  ['"a;b;c",d', ','],
  ['one', ';'],
  ['a;b,c', ';'],
  ['a\tb,c', '\t'],
  ['""x""y,z', ','],
])('%j is delimited by %j', (line, delimiter) => {
  expect(delimiterOf(line)).toBe(delimiter);
});

test.each([
  [['First name', 'Last name', 'Email', 'Property', 'Location', 'Share number']],
  [['VORNAME', 'nachname', 'E-Mail', 'Objekt', 'Ort', 'Anteilsnummer']],
  [['first_name', 'Surname', 'E-mail address', 'Haus', 'Lage', 'Share no.']],
])('the titles %j are understood', (header) => {
  expect(Object.values(columnsOf(header))).toEqual([0, 1, 2, 3, 4, 5, -1, -1, -1]);
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
  for (const title of titles) expect(columnsOf(['Something', title])[column]).toBe(1);
});

test('a file without any known title misses all columns but the location', () => {
  expect(missingColumns(columnsOf(['Something']))).toEqual([
    'First name',
    'Last name',
    'Email',
    'Property',
    'Share number',
  ]);
});

test('a missing column is named; the location is optional', () => {
  expect(missingColumns(columnsOf(['Email', 'Something', 'Property']))).toEqual([
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
  [{ shareNumber: '13' }, 'The share number must be a whole number from 1 to 12.'],
  [{ shareNumber: '1.5' }, 'The share number must be a whole number from 1 to 12.'],
  [{ firstName: '', lastName: '' }, 'The first name is missing. The last name is missing.'],
  [{ firstName: '', email: '' }, 'The e-mail address is missing. The first name is missing.'],
  [{ lastName: '', email: '' }, 'The e-mail address is missing. The last name is missing.'],
  [
    { property: '', email: 'olivia', shareNumber: '13' },
    'The property is missing. olivia is not a valid e-mail address. The share number must be a whole number from 1 to 12.',
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

test.each(['', '012', '1a', 'a1', ' 1', '1\n2'])('%j is no share number', (cell) => {
  expect(shareNumberOf(cell)).toBeNull();
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
