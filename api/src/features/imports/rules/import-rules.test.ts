import fc from 'fast-check';
import { cellValue, columnsOf, delimiterOf, missingColumns, rowProblem, shareNumberOf } from '.';

test.each([
  ['First name,Last name,Email', ','],
  ['Vorname;Nachname;E-Mail', ';'],
  ['a\tb\tc', '\t'],
  ['"a,b,c";d', ';'],
  ['"a;b;c",d', ','],
  ['one', ';'],
])('%j is delimited by %j', (line, delimiter) => {
  expect(delimiterOf(line)).toBe(delimiter);
});

test.each([
  [['First name', 'Last name', 'Email', 'Property', 'Location', 'Share number']],
  [['VORNAME', 'nachname', 'E-Mail', 'Objekt', 'Ort', 'Anteilsnummer']],
  [['first_name', 'Surname', 'E-mail address', 'Haus', 'Lage', 'Share no.']],
])('the titles %j are understood', (header) => {
  expect(Object.values(columnsOf(header))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('what is missing is told by its name; a location may be', () => {
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
  [{ firstName: 'x'.repeat(101) }, 'The first name has more than 100 characters.'],
  [{ lastName: 'M\uFFFDller' }, 'The row is not UTF-8 text: save the file as CSV UTF-8.'],
  [{ lastName: 'a\0b' }, 'The row contains null characters.'],
])('a row with %j: %s', (facts, problem) => {
  expect(rowProblem({ ...fields, ...facts }, isEmail)).toBe(problem);
});

test('share numbers are those from 1 to 12 and no others', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(shareNumberOf(String(number))).toBe(number >= 1 && number <= 12 ? number : null);
    }),
  );
});

test('an apostrophe goes only where it keeps a formula from being one', () => {
  expect([`'=1+1`, `'-x`, `'s-Hertogenbosch`, ` a `].map(cellValue)).toEqual([
    '=1+1',
    '-x',
    `'s-Hertogenbosch`,
    'a',
  ]);
});
