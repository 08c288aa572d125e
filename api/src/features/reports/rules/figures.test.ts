import fc from 'fast-check';
import { type Figure, overrideFigures, readFigures } from './figures';

const computed: Figure[] = [
  { section: '', label: 'Total users', value: '3' },
  { section: '', label: 'Allocation', value: '50 %' },
];

function override(data: object): Figure[] {
  const given = readFigures(data);
  if (!Array.isArray(given)) throw new Error(given.message);
  return overrideFigures(computed, given);
}

test.each(['totalUsers', 'Total users', 'total_users', 'TOTAL USERS'])(
  'a figure called %s takes the place of the computed one',
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
  [{ list: [1] }, 'reportData.list'],
  [{ a: true }, 'reportData.a'],
  [{ a: null }, 'reportData.a'],
  [{ a: { b: { c: 1 } } }, 'reportData.a.b'],
  [{ a: { b: [] } }, 'reportData.a.b'],
  [{ a: 'x'.repeat(501) }, 'reportData.a'],
  [{ a: 'half \ud83d' }, 'reportData.a'],
  [{ a: 'null \0' }, 'reportData.a'],
  [{ ' ': 1 }, 'reportData. '],
  [{ a: Number.POSITIVE_INFINITY }, 'reportData.a'],
  [Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`n${i}`, i])), 'reportData'],
])('%j is refused with the name of its field', (data, field) => {
  const refused = readFigures(data);
  expect(Array.isArray(refused) ? null : refused.field).toBe(field);
  expect(refused).toMatchObject({ message: expect.stringContaining(field) });
});

test('whatever JSON holds is read or refused, and what is read is a text', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const figures = readFigures(data);
      if (!Array.isArray(figures)) return figures.field.startsWith('reportData');
      return figures.every(({ value }) => typeof value === 'string');
    }),
  );
});
