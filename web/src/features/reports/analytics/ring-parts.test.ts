import fc from 'fast-check';
import { ringParts } from './ring-parts';

test('a part is as long as its value, the first begins at the top', () => {
  const [half, quarter, other] = ringParts([2, 1, 1]);
  expect(half).toEqual({ from: 0.3, length: 49.4 });
  expect(quarter).toEqual({ from: 50.3, length: 24.4 });
  expect(other?.from).toBeCloseTo(75.3);
});

test('a part that is alone is the whole ring, and nothing is no part', () => {
  expect(ringParts([0, 7])).toEqual([
    { from: 0, length: 0 },
    { from: 0, length: 100 },
  ]);
  expect(ringParts([0, 0])).toEqual([
    { from: 0, length: 0 },
    { from: 0, length: 0 },
  ]);
});

test('a small part is seen: one administrator of 20,000 users', () => {
  const [, one] = ringParts([20_000, 1]);
  expect(one?.length).toBeCloseTo(1);
  expect(one?.from).toBeCloseTo(98.7);
});

test('parts never overlap, and together with their gaps they fill the ring', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { maxLength: 5 }), (values) => {
      let end = 0;
      for (const { from, length } of ringParts(values).filter((part) => part.length > 0)) {
        expect(from).toBeGreaterThanOrEqual(end - 1e-9);
        end = from + length;
      }
      expect(end).toBeLessThanOrEqual(100 + 1e-9);
      if (values.some((value) => value > 0)) expect(end).toBeGreaterThan(99);
    }),
  );
});
