import { freeNumbers, splitName } from '.';

test.each([
  ['Olivia Marsh', { firstName: 'Olivia', lastName: 'Marsh' }],
  ['  Vincent  van der Berg ', { firstName: 'Vincent', lastName: 'van der Berg' }],
  ['Cher', null],
  ['   ', null],
])('%j is %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

test.each([
  [4, [], [1, 2, 3, 4]],
  [4, [1, 3], [2, 4]],
  [2, [1, 2], []],
  [2, [12], [1, 2]],
])('of %i shares with %j held, %j are free', (total, held, free) => {
  expect(freeNumbers(total, held)).toEqual(free);
});
