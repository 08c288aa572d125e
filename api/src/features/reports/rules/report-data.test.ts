import fc from 'fast-check';
import { type ReportData, readReportData } from './report-data';

function given(data: object): ReportData {
  const found = readReportData(data);
  if ('field' in found) throw new Error(found.message);
  return found;
}

test('truth, nothing, numbers and texts are figures, however deep their sections', () => {
  const data = { isOpen: true, isFull: false, manager: null, people: { byRole: { OWNER: 1200 } } };
  expect(given(data).figures).toEqual([
    { section: '', label: 'isOpen', value: 'Yes' },
    { section: '', label: 'isFull', value: 'No' },
    { section: '', label: 'manager', value: '–' },
    { section: 'People, By role', label: 'OWNER', value: '1,200' },
  ]);
});

test('a list is a table whose columns are the fields of its entries', () => {
  const topHolders = [
    { firstName: 'Ida', shares: 2, user: { email: 'ida@example.test' } },
    { firstName: 'Ben', isActive: true },
  ];
  expect(given({ topHolders }).lists).toEqual([
    {
      title: 'Top holders',
      columns: ['First name', 'Shares', 'User email', 'Is active'],
      rows: [
        ['Ida', '2', 'ida@example.test', ''],
        ['Ben', '', '', 'Yes'],
      ],
    },
  ]);
});

test.each<[unknown[], string[], string[][]]>([
  [['Lake House', 12, null], ['Entry'], [['Lake House'], ['12'], ['–']]],
  [
    [
      ['Ida', 2],
      ['Ben', 1],
    ],
    ['1', '2'],
    [
      ['Ida', '2'],
      ['Ben', '1'],
    ],
  ],
  [
    [{ tags: ['a', 1], shares: [{ id: 1 }, { id: 2 }] }],
    ['Tags', 'Shares'],
    [['a, 1', '2 entries']],
  ],
  [[{ shares: [{ id: 1 }] }], ['Shares'], [['1 entry']]],
  [[{ shares: ['a', { id: 1 }] }], ['Shares'], [['2 entries']]],
  [[{}], [], [[]]],
  [[], [], []],
])('of %j the columns are %j', (list, columns, rows) => {
  expect(given({ totals: { list } }).lists).toEqual([{ title: 'Totals, List', columns, rows }]);
});

const nested = (depth: number): object => (depth === 0 ? { a: 1 } : { a: nested(depth - 1) });

test.each([
  ['reportData.a', { a: 'x'.repeat(501) }],
  ['reportData.a', { a: 'half \ud83d' }],
  ['reportData.a', { a: 'null \0' }],
  ['reportData. ', { ' ': 1 }],
  ['reportData. ', { ' ': [] }],
  ['reportData.a', { a: Number.POSITIVE_INFINITY }],
  ['reportData.users.1.name', { users: [{ name: 'Ida' }, { name: 'x'.repeat(501) }] }],
  ['reportData.users.0.tags.1', { users: [{ tags: ['a', 'null \0'] }] }],
  ['reportData.users.0. ', { users: [{ ' ': 1 }] }],
  ['reportData.users.0', { users: ['x'.repeat(501)] }],
  ['reportData.a.a.a.a.a', nested(5)],
  ['reportData.a.0.a.a.a', { a: [nested(4)] }],
  ['reportData', Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`n${i}`, i]))],
  ['reportData', { users: Array(1001).fill('Ida') }],
  ['reportData', { users: Array(600).fill({ name: 'x'.repeat(200) }) }],
])('the field %s is named where it is refused (%#)', (field, data) => {
  const refused = readReportData(data);
  expect('field' in refused ? refused.field : null).toBe(field);
  expect(refused).toMatchObject({ message: expect.stringContaining(field) });
});

test.each([
  ['.a must be a number or a text of at most 500 characters.', { a: 'x'.repeat(501) }],
  ['.  must have a name of 1 to 100 characters.', { ' ': 1 }],
  ['.a.a.a.a.a is nested too deeply to be shown in a report.', nested(5)],
  [' must have at most 500 figures, 1,000 rows and 100 kB.', { users: Array(1001).fill(1) }],
])('a refusal gives its reason: reportData%s', (rule, data) => {
  expect(readReportData(data)).toMatchObject({ message: `reportData${rule}` });
});

test('a name that no database stores is refused', () => {
  expect(readReportData({ 'null \0': 1 })).toHaveProperty('field');
});

test('a long path is named by its beginning', () => {
  const name = 'x'.repeat(100);
  const refused = readReportData({ [name]: { [name]: Number.NaN } });
  expect('field' in refused && refused.field).toBe(`reportData.${name}.${'x'.repeat(88)}`);
});

/** An object whose JSON has this many bytes. */
function ofBytes(bytes: number): object {
  const texts = Array(198).fill('x'.repeat(500));
  const rest = bytes - JSON.stringify({ texts: [...texts, ''] }).length;
  return { texts: [...texts, 'x'.repeat(rest)] };
}

test.each([
  ['a text of 500 characters', { a: 'x'.repeat(500) }],
  ['a name of 100 characters', { ['x'.repeat(100)]: 1 }],
  ['500 figures', Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`n${i}`, i]))],
  ['1,000 rows', { users: Array(500).fill('Ida'), guests: Array(500).fill('Ben') }],
  ['100 kB', ofBytes(100_000)],
])('%s are not too much', (_what, data) => {
  expect(readReportData(data)).not.toHaveProperty('field');
});

test.each([
  ['a name of 101 characters', { ['x'.repeat(101)]: 1 }],
  ['1,001 rows in two lists', { users: Array(500).fill('Ida'), guests: Array(501).fill('Ben') }],
  ['a byte more than 100 kB', ofBytes(100_001)],
])('%s are too much', (_what, data) => {
  expect(readReportData(data)).toHaveProperty('field');
});

test('a single section keeps its name; nested names become words', () => {
  const data = { byRole: { OWNER: 1, ofHomes: { lakeHouse: 2 } }, inHomes: { ofOwners: [1] } };
  const { figures, lists } = given(data);
  expect(figures.map(({ section }) => section)).toEqual(['byRole', 'By role, Of homes']);
  expect(lists.map(({ title }) => title)).toEqual(['In homes, Of owners']);
});

test('the columns of a list within lists are called by all of their names', () => {
  const [list] = given({ list: [{ user: { firstName: 'Ida', 0: 'first' } }] }).lists;
  expect(list?.columns).toEqual(['User 1', 'User first name']);
  const [numbered] = given({ list: [{ room2: 'a', '2nd': 'b', 12: 'c' }] }).lists;
  expect(numbered?.columns).toEqual(['13', 'Room2', '2nd']);
});

test('four levels are shown', () => {
  expect(given(nested(4)).figures).toMatchObject([{ section: 'A, A, A, A', label: 'a' }]);
});

test('any JSON is read or refused, and all values read are text', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const found = readReportData(data);
      if ('field' in found) return found.field.startsWith('reportData');
      const cells = found.lists.flatMap(({ rows }) => rows.flat());
      const areWhole = found.lists.every(({ columns, rows }) =>
        rows.every((row) => row.length === columns.length),
      );
      const values = [...found.figures.map(({ value }) => value), ...cells];
      return areWhole && values.every((value) => typeof value === 'string');
    }),
  );
});
