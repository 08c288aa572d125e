import fc from 'fast-check';
import {
  CHOICE_PATTERN,
  choiceOf,
  choiceProblem,
  choiceText,
  columnProblems,
  columnsOf,
  fieldsOf,
  firstRows,
  IMPORT_COLUMNS,
  isUnclear,
  likelyColumns,
  placesOf,
} from '.';

const OLD_SYSTEM = ['Owner', 'House', 'City', 'No.', 'E-Mail-Adresse'];

test('likely columns are proposed, one with the whole name for both names', () => {
  expect(choiceText(likelyColumns(OLD_SYSTEM))).toBe(
    'firstName:0,lastName:0,email:4,property:1,location:2,shareNumber:3',
  );
  expect(choiceText(columnsOf(OLD_SYSTEM))).toBe('email:4,property:1');
});

test('a title that says it clearly is preferred to one before it that only may', () => {
  expect(choiceText(likelyColumns(['No.', 'Name', 'Vorname', 'City', 'Ort', 'Share']))).toBe(
    'firstName:2,lastName:1,location:4,shareNumber:5',
  );
});

test.each([
  ['First name,Last name,Email,Property,Share number', false],
  ['First name,Last name,Email,Property,Location,Share number,City', false],
  ['First name,Last name,Email,Property,City,Share number', true],
  ['First name,Last name,Email,Property,Number', true],
  ['Wer,Was,Wo,Wie', true],
  ['Wer,Was,Wo', false],
])('the titles %s are a question: %s', (titles, expected) => {
  expect(isUnclear(titles.split(','))).toBe(expected);
});

test('a choice of columns survives being written into an address', () => {
  const place = fc.integer({ min: -1, max: 999 });
  const length = IMPORT_COLUMNS.length;
  fc.assert(
    fc.property(fc.array(place, { minLength: length, maxLength: length }), (chosen) => {
      const places = placesOf((column) => chosen[IMPORT_COLUMNS.indexOf(column)] ?? -1);
      const text = choiceText(places);
      fc.pre(text !== '');
      expect(text).toMatch(CHOICE_PATTERN);
      expect(choiceOf(text)).toEqual(places);
    }),
  );
});

test.each([
  ['firstName:0,lastName:1,email:3,property:2,shareNumber:5', null],
  ['firstName:0,lastName:0,email:3,property:2,location:4,shareNumber:5', null],
  ['firstName:0,lastName:1,property:2,shareNumber:5', 'Email needs a column.'],
  [
    'firstName:0,lastName:1,email:3,property:3,shareNumber:5',
    'Email and Property have the same column.',
  ],
  [
    'firstName:0,lastName:0,email:0,property:3,shareNumber:5',
    'First name and Email have the same column.',
  ],
  ['email:0,email:1', 'email is named twice.'],
])('the choice %s: %s', (text, problem) => {
  expect(choiceProblem(text)).toBe(problem);
});

test('what is wrong with a choice is said at each field', () => {
  const places = choiceOf('firstName:0,lastName:1,location:2,property:2');
  expect(columnProblems(places)).toEqual([
    ['email', 'Email needs a column.'],
    ['property', 'Property and Location have the same column.'],
    ['location', 'Location and Property have the same column.'],
    ['shareNumber', 'Share number needs a column.'],
  ]);
});

test.each([
  ['Olivia Marsh', 'Olivia', 'Marsh'],
  [' Ana María  Ruiz ', 'Ana María', 'Ruiz'],
  ['Marsh, Olivia Jane', 'Olivia Jane', 'Marsh'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('the whole name %j is %j and %j', (name, firstName, lastName) => {
  const places = choiceOf('firstName:1,lastName:1,email:0,property:2,shareNumber:3');
  const row = ['a@b.test', name, 'Lake House', '3'];
  expect(fieldsOf(row, places)).toMatchObject({ firstName, lastName, location: '' });
});

test.each([
  [
    'a;b\r\n1;"2;""3"""\r\n',
    [
      ['a', 'b'],
      ['1', '2;"3"'],
    ],
  ],
  [
    '\uFEFF"a"\tb\n\n1\t"2\n3"',
    [
      ['a', 'b'],
      ['1', '2\n3'],
    ],
  ],
  [
    'a,b\r1,\r,',
    [
      ['a', 'b'],
      ['1', ''],
      ['', ''],
    ],
  ],
  ['a,b\n"1,2\n3', [['a', 'b'], ['"1', '2'], ['3']]],
  ['', []],
])('the start %j has the rows %j', (start, rows) => {
  expect(firstRows(start, 9)).toEqual(rows);
});

test('no more rows are read than asked for', () => {
  expect(firstRows('a\n1\n2\n3', 2)).toEqual([['a'], ['1']]);
});
