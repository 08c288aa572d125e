import { namesOf, whoStays } from './guests';

test('names are the lines with something on them', () => {
  expect(namesOf(' Anna \r\n\n Ben\rCarla\n')).toEqual(['Anna', 'Ben', 'Carla']);
  expect(namesOf('')).toEqual([]);
});

test.each([
  [null, null, ''],
  ['', null, ''],
  ['Anna', null, 'Anna'],
  ['Anna\nBen', 2, 'Anna, Ben'],
  ['Anna\nBen', 3, 'Anna, Ben and 1 other'],
  ['Anna\nBen', 4, 'Anna, Ben and 2 others'],
  ['', 1, '1 person'],
  ['', 4, '4 people'],
])('%j with %j in all: %j', (guests, guestCount, words) => {
  expect(whoStays({ guests, guestCount })).toBe(words);
});
