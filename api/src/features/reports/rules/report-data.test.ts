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
  [[{}], [], [[]]],
  [[], [], []],
])('of %j the columns are %j', (list, columns, rows) => {
  expect(given({ totals: { list } }).lists).toEqual([{ title: 'Totals, List', columns, rows }]);
});

const nested = (depth: number): object => (depth === 0 ? { a: 1 } : { a: nested(depth - 1) });

test.each([
  [{ a: 'x'.repeat(501) }, 'reportData.a'],
  [{ a: 'half \ud83d' }, 'reportData.a'],
  [{ a: 'null \0' }, 'reportData.a'],
  [{ ' ': 1 }, 'reportData. '],
  [{ ' ': [] }, 'reportData. '],
  [{ a: Number.POSITIVE_INFINITY }, 'reportData.a'],
  [{ users: [{ name: 'Ida' }, { name: 'x'.repeat(501) }] }, 'reportData.users.1.name'],
  [{ users: [{ tags: ['a', 'null \0'] }] }, 'reportData.users.0.tags.1'],
  [{ users: [{ ' ': 1 }] }, 'reportData.users.0. '],
  [{ users: ['x'.repeat(501)] }, 'reportData.users.0'],
  [nested(5), 'reportData.a.a.a.a.a'],
  [{ a: [nested(4)] }, 'reportData.a.0.a.a.a'],
  [Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`n${i}`, i])), 'reportData'],
  [{ users: Array(1001).fill('Ida') }, 'reportData'],
  [{ users: Array(600).fill({ name: 'x'.repeat(200) }) }, 'reportData'],
])('%j is refused with the name of its field', (data, field) => {
  const refused = readReportData(data);
  expect('field' in refused ? refused.field : null).toBe(field);
  expect(refused).toMatchObject({ message: expect.stringContaining(field) });
});

test('four levels are shown', () => {
  expect(given(nested(4)).figures).toMatchObject([{ section: 'A, A, A, A', label: 'a' }]);
});

test('whatever JSON holds is read or refused, and what is read are texts', () => {
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
