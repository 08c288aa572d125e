import {
  type ColumnPlaces,
  chosenColumns,
  columnProblems,
  columnsOf,
  fieldsOf,
  isUnclear,
  perColumn,
} from '.';

const NONE = perColumn(() => -1);

const OLD_SYSTEM = ['Owner', 'House', 'City', 'No.', 'Reach'];

test('columns are those with known titles, or with cells that say it, and whole names have both', () => {
  expect(columnsOf([OLD_SYSTEM, ['Ana Ruiz', 'Lake House', 'Bled', '4', 'ana@new.test']])).toEqual({
    ...{ ...NONE, firstName: 0, lastName: 0, email: 4, property: 1, location: 2, shareNumber: 3 },
  });
  expect(columnsOf([OLD_SYSTEM])).toEqual({
    ...{ ...NONE, firstName: 0, lastName: 0, property: 1, location: 2 },
  });
});

test('a title that says it clearly is preferred to one before it that only may', () => {
  expect(columnsOf([['No.', 'Name', 'Vorname', 'City', 'Ort', 'Share']])).toEqual({
    ...{ ...NONE, firstName: 2, lastName: 1, location: 4, shareNumber: 5 },
  });
});

test.each([
  'Nome villa',
  'Nom de la maison',
  'Naam huis',
  'Nombre de la casa',
  'Fastighetsbeteckning',
])('the title %s is of a property', (title) =>
  expect(
    columnsOf([
      ['No.', title],
      ['1', 'Hof'],
    ]).property,
  ).toBe(1),
);

test.each([
  ['Nome,Cognome', 0, 1],
  ['Nom,Prénom', 1, 0],
  ['Name,Vorname', 1, 0],
  ['Nombre,Apellidos', 0, 1],
  ['Nome,Casa', 0, 0],
  ['Name,Eigentümer/in', 1, 1],
  ['Objekt,Ägarens namn', 1, 1],
  ['Objekt,Nom du propriétaire', 1, 1],
])('of the titles %s, %i has first names and %i last ones', (titles, firstName, lastName) => {
  expect(columnsOf([titles.split(',')])).toMatchObject({ firstName, lastName });
});

test.each([
  ['a town beside a postcode', ['PLZ', 'Ort', 'Haus'], [['80331', 'München', 'Hof']], -1],
  ['a place of the house', ['Ort', 'Haus'], [['Husum', 'Hof']], 0],
  [
    'towns where owners live',
    ['House', 'City'],
    [
      ['Hof', 'Bonn'],
      ['Hof', 'Kiel'],
    ],
    -1,
  ],
  [
    'the town of one house',
    ['House', 'City'],
    [
      ['Hof', 'Bonn'],
      ['Hof', 'Bonn'],
    ],
    1,
  ],
])('the location is or is not %s', (_, titles, rows, location) => {
  expect(columnsOf([titles, ...rows]).location).toBe(location);
});

test.each([
  [
    'numbers of the rows of two houses',
    [
      ['1', 'Hof'],
      ['2', 'Hof'],
      ['3', 'Tal'],
    ],
    -1,
  ],
  [
    'those of shares of two houses',
    [
      ['1', 'Hof'],
      ['2', 'Hof'],
      ['1', 'Tal'],
    ],
    0,
  ],
  [
    'those of shares of one house',
    [
      ['1', 'Hof'],
      ['2', 'Hof'],
      ['3', 'Hof'],
    ],
    0,
  ],
  [
    'other numbers',
    [
      ['101', 'Hof'],
      ['102', 'Hof'],
      ['103', 'Hof'],
    ],
    -1,
  ],
])('the title No. has %s', (_, rows, shareNumber) => {
  expect(columnsOf([['No.', 'House'], ...rows]).shareNumber).toBe(shareNumber);
});

test.each([
  ['First name,Last name,Email,Property,Share number', false],
  ['First name,Last name,Email,Property,City,Share number', false],
  ['First name,Last name,Email,Property,Reach', true],
  ['Wer,Was,Wo,Wie', true],
  ['Wer,Was,Wo', false],
])('the titles %s are a question: %s', (titles, expected) => {
  const header = titles.split(',');
  expect(isUnclear(header, columnsOf([header]))).toBe(expected);
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
  expect(fieldsOf(row, [], places)).toMatchObject({ firstName, lastName, location: '' });
});
