import {
  type ColumnPlaces,
  chosenColumns,
  columnProblems,
  columnsOf,
  fieldsOf,
  isUnclear,
  likelyColumns,
  perColumn,
} from '.';

const NONE = perColumn(() => -1);

const OLD_SYSTEM = ['Owner', 'House', 'City', 'No.', 'E-Mail-Adresse'];

test('likely columns are proposed, one with the whole name for both names', () => {
  expect(likelyColumns(OLD_SYSTEM)).toEqual({
    ...{ ...NONE, firstName: 0, lastName: 0, email: 4, property: 1, location: 2, shareNumber: 3 },
  });
  expect(columnsOf(OLD_SYSTEM)).toEqual({ ...NONE, email: 4, property: 1 });
});

test('a title that says it clearly is preferred to one before it that only may', () => {
  expect(likelyColumns(['No.', 'Name', 'Vorname', 'City', 'Ort', 'Share'])).toEqual({
    ...{ ...NONE, firstName: 2, lastName: 1, location: 4, shareNumber: 5 },
  });
});

test.each([
  ['First name,Last name,Email,Property,Share number', false],
  ['First name,Last name,Email,Property,Location,Share number,City', false],
  ['First name,Last name,Email,Property,City,Share number', true],
  ['First name,Last name,Contact e-mail,Property,Share', true],
  ['First name,Last name,Email,Property,Number', true],
  ['Wer,Was,Wo,Wie', true],
  ['Wer,Was,Wo', false],
])('the titles %s are a question: %s', (titles, expected) => {
  expect(isUnclear(titles.split(','))).toBe(expected);
});

const WELL: ColumnPlaces = {
  ...{ ...NONE, firstName: 0, lastName: 1, email: 3, property: 2, shareNumber: 5 },
};

test('the places are those that are given; without any, none is chosen', () => {
  const { location: _, ...given } = WELL;
  expect(chosenColumns(given)).toEqual(WELL);
  expect(chosenColumns({ location: 0 })).toEqual({ ...NONE, location: 0 });
  expect(chosenColumns({ firstName: undefined })).toBeUndefined();
});

test.each<[Partial<ColumnPlaces>, [string, string][]]>([
  [{}, []],
  [{ lastName: 0, location: 4 }, []],
  [{ email: -1 }, [['email', 'Email needs a column.']]],
  [
    { email: 2 },
    [
      ['email', 'Email and Property have the same column.'],
      ['property', 'Property and Email have the same column.'],
    ],
  ],
  [
    { lastName: 0, email: 0 },
    [
      ['firstName', 'First name and Email have the same column.'],
      ['lastName', 'Last name and Email have the same column.'],
      ['email', 'Email and First name have the same column.'],
    ],
  ],
  [{ shareNumber: 6 }, [['shareNumber', 'Share number must have a place from 0 to 5.']]],
  [{ location: 6 }, [['location', 'Location must have a place from 0 to 5.']]],
])('a choice of six columns with %j has the problems %j', (other, problems) => {
  expect(columnProblems({ ...WELL, ...other }, 6)).toEqual(problems);
});

test.each([
  ['Olivia Marsh', 'Olivia', 'Marsh'],
  [' Ana María  Ruiz ', 'Ana María', 'Ruiz'],
  ['Marsh, Olivia Jane', 'Olivia Jane', 'Marsh'],
  ['Marsh, Olivia, Jr.', 'Marsh, Olivia, Jr.', ''],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('the whole name %j is %j and %j', (name, firstName, lastName) => {
  const places = { ...WELL, firstName: 1, lastName: 1, email: 0, shareNumber: 3 };
  const row = ['a@b.test', name, 'Lake House', '3'];
  expect(fieldsOf(row, places)).toMatchObject({ firstName, lastName, location: '' });
});
