import { type Figure, overrideFigures, wordsOf } from './figures';
import { readReportData } from './report-data';

const computed: Figure[] = [
  { section: '', label: 'Total users', value: '3' },
  { section: '', label: 'Allocation', value: '50%' },
];

function override(data: object): Figure[] {
  const given = readReportData(data);
  if ('field' in given) throw new Error(given.message);
  return overrideFigures(computed, given.figures);
}

test.each(['totalUsers', 'Total users', 'total_users', 'TOTAL USERS'])(
  'a figure called %s replaces the computed one',
  (name) => {
    const [first, second] = override({ [name]: 1234 });
    expect(first).toEqual({ section: '', label: 'Total users', value: '1,234' });
    expect(second).toEqual(computed[1]);
  },
);

test('figures of sections do so too, and what is not computed follows', () => {
  const figures = override({
    totals: { totalUsers: 9 },
    money: { rentPaid: '€ 1,200' },
    note: 'x',
  });
  expect(figures).toEqual([
    { section: '', label: 'Total users', value: '9' },
    computed[1],
    { section: 'Money', label: 'Rent paid', value: '€ 1,200' },
    { section: '', label: 'Note', value: 'x' },
  ]);
});

test.each([
  ['totalUsers', 'Total users'],
  ['total_users_now', 'Total users now'],
  ['week2Of', 'Week2 of'],
  ['a', 'A'],
  ['Total Users', 'Total Users'],
  ['OWNER', 'OWNER'],
  ['rent in €', 'rent in €'],
  ['of_Ämter', 'of_Ämter'],
])('%s reads %s', (label, words) => {
  expect(wordsOf(label)).toBe(words);
});
