import { day, digest, from, listOf, record, text, time, tuple, words } from './shape';

const HASH = '0123456789abcdef'.repeat(4);

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-2-1', false],
  [' 2027-02-01', false],
  ['2027-02-01T00:00:00.000Z', false],
  [20_270_201, false],
])('%j as a day is %j', (value, isDay) => {
  expect(day(value)).toBe(isDay);
});

test.each([
  ['2027-02-28T23:59:59.999Z', true],
  ['2027-02-29T23:59:59.999Z', false],
  ['2027-02-28T23:59:59Z', false],
  ['2027-02-28T23:59:59.999+00:00', false],
  ['+012027-02-28T23:59:59.999Z', false],
  ['never', false],
  [0, false],
])('%j as a time is %j', (value, isTime) => {
  expect(time(value)).toBe(isTime);
});

test('a number has its limits within them', () => {
  const shape = from(-1, 3);
  expect([-2, -1, 0, 3, 4, 0.5, '1', null].map(shape)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1].map(from(1))).toEqual([
    true,
    false,
  ]);
});

test('a digest is 64 digits and nothing else', () => {
  const near = [HASH, HASH.slice(1), `${HASH}0`, HASH.toUpperCase(), `${HASH}\n`, 1];
  expect(near.map(digest)).toEqual([true, false, false, false, false, false]);
});

test('words have no space at their ends', () => {
  expect(['Lake House', '', ' ', 'House ', 7].map(words)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a tuple has each item at its place', () => {
  const pair = tuple(text, from(1));
  expect([['a', 1], ['a'], ['a', 1, 1], [1, 'a'], [], 'a1', null].map(pair)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a record has all of its fields and no other', () => {
  const named = record({ name: text });
  const found = [
    { name: 'a' },
    { name: 1 },
    {},
    { name: 'a', age: 1 },
    Object.create({ name: 'a' }),
    [],
    null,
    'a',
  ];
  expect(found.map(named)).toEqual([true, false, false, false, false, false, false, false]);
});

test('a list has only items of its shape', () => {
  expect([[], ['a'], ['a', 1], 'a', { 0: 'a' }].map(listOf(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
