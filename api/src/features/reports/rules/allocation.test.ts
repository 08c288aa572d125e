import fc from 'fast-check';
import { allocationPercent } from './figures';

test.each([
  [0, 0, 0],
  [0, 12, 0],
  [1, 12, 8],
  [1, 8, 13],
  [6, 12, 50],
  [11, 12, 92],
  [12, 12, 100],
  [1, 1000, 0],
  [110_000, 120_000, 92],
])('%i of %i shares are %i percent', (allocated, total, percent) => {
  expect(allocationPercent(allocated, total)).toBe(percent);
});

test('more allocated shares are never a smaller percentage, and all are 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), fc.nat(), (total, some) => {
      const allocated = some % total;
      const [less, more] = [allocated, allocated + 1].map((it) => allocationPercent(it, total));
      expect(less).toBeLessThanOrEqual(more ?? 0);
      expect(allocationPercent(total, total)).toBe(100);
    }),
  );
});
