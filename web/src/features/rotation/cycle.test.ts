import { orderOf, positionOf } from '@rules/rotation';
import { cycleOf, cycleYears, myFirstChoices, type Rotation } from './cycle';
import { myPlaces } from './my-place';

const turnsOf = (shareNumbers: number[], mine: number[], year = 2026): Rotation['turns'] =>
  orderOf(shareNumbers, year, 2024).map((turn) => ({
    ...turn,
    ownerName: `Owner ${turn.shareNumber}`,
    isMine: mine.includes(turn.shareNumber),
    reason: '',
  }));
const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
const rotation = (shareNumbers: number[], mine: number[], year = 2026): Rotation => ({
  propertyId: '7',
  propertyName: 'Lake House',
  year,
  baseYear: 2024,
  turns: turnsOf(shareNumbers, mine, year),
});

test('the cycle matches the rule for every share and year', () => {
  const rows = cycleOf(rotation(twelve, [4]), 2026);
  expect(rows.map(({ shareNumber }) => shareNumber)).toEqual(twelve);
  for (const { shareNumber, turns } of rows) {
    expect(turns).toEqual(cycleYears(2026).map((year) => positionOf(shareNumber, year, 2024)));
    expect(turns.filter((turn) => turn === 1)).toHaveLength(1);
  }
});

test('where shares are missing, the others move up', () => {
  const rows = cycleOf(rotation([2, 5, 9], []), 2030);
  for (const [index, year] of cycleYears(2030).entries()) {
    const expected = orderOf([2, 5, 9], year, 2024);
    for (const { shareNumber, turns } of rows) {
      expect(turns[index]).toBe(expected.find((it) => it.shareNumber === shareNumber)?.turn);
    }
  }
});

test('a year before the base year works too', () => {
  expect(cycleOf(rotation(twelve, []), 2019)[0]?.turns[0]).toBe(positionOf(1, 2019, 2024));
});

test('my first choices are the next one of each of my shares, soonest first', () => {
  expect(myFirstChoices(rotation(twelve, [2, 6]), 2026)).toEqual([
    { shareNumber: 6, year: 2029 },
    { shareNumber: 2, year: 2037 },
  ]);
});

test.each([
  [[6], 'You choose 4th in 2026.', 'You choose first in 2029.'],
  [[3], 'You choose first in 2026.', 'You choose first again in 2038.'],
  [
    [6, 8],
    'You choose 4th with share 6 and 6th with share 8 in 2026.',
    'You choose first in 2029 with share 6 and in 2031 with share 8.',
  ],
])('the place of share %j is described in a sentence', (mine, now, ahead) => {
  expect(myPlaces(rotation(twelve, mine))).toEqual({ now, ahead });
});

test('a user without shares has no place', () => {
  expect(myPlaces(rotation(twelve, []))).toBeUndefined();
});
