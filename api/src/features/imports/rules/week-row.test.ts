import {
  columnsOf,
  kindOf,
  missingColumns,
  perColumn,
  tidyArrival,
  tidyWeek,
  weekRowProblem,
} from '.';

test.each([
  ['Property,Share,Year,Week', 'WEEKS', []],
  ['Property,Share,Arrival', 'WEEKS', []],
  ['Haus,Anteil,Jahr,KW', 'WEEKS', []],
  ['Ding,Share,År,Vecka', 'WEEKS', ['Property']],
  ['Property,Share,Week', 'WEEKS', ['Year']],
  ['Property,Share,Year', 'SHARES', ['First name', 'Last name', 'Email']],
  ['First name,Last name,Email,Property,Share,Year', 'SHARES', []],
])('the titles %s are of %s, without %j', (titles, kind, missing) => {
  const places = columnsOf([titles.split(',')]);
  expect([kindOf(places), missingColumns(places)]).toEqual([kind, missing]);
});

test('a file of weeks is read without the names and addresses that it has as well', () => {
  const places = columnsOf([['Email', 'Last name', 'Property', 'Share', 'Year', 'Week']]);
  expect(places).toMatchObject({ email: -1, lastName: -1, property: 2, year: 4, week: 5 });
});

test('dates may be arrivals, but not beside all that a list of people has', () => {
  const weeks = columnsOf([
    ['House', 'Share', 'From'],
    ['Lake House', '3', '10.07.2027'],
  ]);
  expect([kindOf(weeks), weeks.arrival]).toEqual(['WEEKS', 2]);
  const people = columnsOf([
    ['Name', 'Email', 'House', 'Share', 'From'],
    ['Ana Ruiz', 'ana@new.test', 'Lake House', '3', '10.07.2027'],
  ]);
  expect([kindOf(people), people.arrival]).toEqual(['SHARES', -1]);
});

test.each([
  ['2027-07-10', '2027-07-10'],
  ['2027-07-10 00:00:00', '2027-07-10'],
  ['10.07.2027', '2027-07-10'],
  ['3. 7. 2027', '2027-07-03'],
  ['31/12/2027', '2027-12-31'],
  ['12/31/2027', '2027-12-31'],
  ['4/4/2027', '2027-04-04'],
  ['4/3/2027', '4/3/2027'],
  ['31.02.2027', '31.02.2027'],
  ['10/07-2027', '10/07-2027'],
  ['2027', '2027'],
])('the arrival %s is %s', (cell, tidied) => {
  expect(tidyArrival(cell)).toBe(tidied);
});

test.each([
  ['27', '27'],
  ['07', '7'],
  ['Week 27', '27'],
  ['KW27', '27'],
  ['W. 27.', '27'],
  ['27–28', '27–28'],
])('the week %s is %s', (cell, tidied) => {
  expect(tidyWeek(cell)).toBe(tidied);
});

const row = {
  ...perColumn(() => ''),
  ...{ property: 'Lake House', shareNumber: '3', year: '2026', week: '30' },
};

test.each([
  [{}, null],
  [{ year: '', week: '', arrival: '2026-07-25' }, null],
  [{ property: '' }, 'The property is missing.'],
  [{ shareNumber: '' }, 'The share number is missing.'],
  [{ shareNumber: '13' }, 'The share number must be a whole number from 1 to 12, not “13”.'],
  [{ year: '' }, 'The year is missing.'],
  [{ year: '20x6' }, 'The year must be a number from 1900 to 2400, not “20x6”.'],
  [{ week: '54' }, 'The week must be a number from 1 to 53, not “54”.'],
  [{ week: '0' }, 'The week must be a number from 1 to 53, not “0”.'],
  [{ week: '' }, 'The week is missing: give its year and number, or its arrival.'],
  [{ week: '', arrival: 'July' }, 'The arrival must be a date such as 2027-07-10, not “July”.'],
  [
    { arrival: '4/3/2026' },
    'The arrival 4/3/2026 is 2026-03-04 or 2026-04-03: write it like that.',
  ],
  [{ property: 'x'.repeat(201) }, 'The property or its location is too long.'],
  [{ week: '\uFFFD' }, 'The row is not UTF-8 text: save the file as CSV UTF-8.'],
])('a row of weeks with %j: %s', (facts, problem) => {
  expect(weekRowProblem({ ...row, ...facts })).toBe(problem);
});
