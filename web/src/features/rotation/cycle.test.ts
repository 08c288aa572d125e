import { orderOf, overTwelve, positionOf } from '@rules/rotation';
import { cycleOf, cycleYears, myFirstChoices } from './cycle';
import { myPlaces } from './my-places';
import { fakeRotation } from './test/fake-rotation';

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

test('the cycle matches the rule for every share and year', () => {
  const rotation = fakeRotation({ shares: twelve, mine: [4] });
  const years = cycleYears(rotation);
  expect(years).toEqual(twelve.map((index) => 2025 + index));
  const rows = cycleOf(rotation);
  expect(rows.map(({ shareNumber }) => shareNumber)).toEqual(twelve);
  for (const { shareNumber, turns } of rows) {
    expect(turns).toEqual(years.map((year) => positionOf(overTwelve(2024), shareNumber, year)));
    expect(turns.filter((turn) => turn === 1)).toHaveLength(1);
  }
});

test('where shares are missing, the others move up', () => {
  const rotation = fakeRotation({ shares: [2, 5, 9], year: 2030 });
  for (const [index, year] of cycleYears(rotation).entries()) {
    const expected = orderOf(overTwelve(2024), [2, 5, 9], year);
    for (const { shareNumber, turns } of cycleOf(rotation)) {
      expect(turns[index]).toBe(expected.find((it) => it.shareNumber === shareNumber)?.turn);
    }
  }
});

test('a share has no turn in the years in which it takes no part', () => {
  const rotation = fakeRotation({
    shares: [2, 5],
    rule: { kind: 'TAKING_PART', queue: [2, 5], baseYear: 2026 },
  });
  const absent = [8, 9].map((shareNumber) => ({
    __typename: 'AbsentShare' as const,
    ...{ shareNumber, ownerName: 'Ada Berg', isMine: true, isVacant: false, isInactive: false },
  }));
  const [now, ...later] = rotation.years;
  const joined = later.map((it) => ({ ...it, shareNumbers: [8, ...it.shareNumbers] }));
  const years = now ? [now, ...joined] : [];
  expect(
    cycleOf({ ...rotation, absent, years }).map((row) => [row.shareNumber, row.turns]),
  ).toEqual([
    [2, [1, 3]],
    [5, [2, 2]],
    [8, [null, 1]],
  ]);
  expect(myFirstChoices({ ...rotation, absent, years }, 2027)).toEqual([
    { shareNumber: 8, year: 2027 },
  ]);
});

test('my first choices are the next one of each of my shares, soonest first', () => {
  expect(myFirstChoices(fakeRotation({ shares: twelve, mine: [2, 6] }), 2026)).toEqual([
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
  expect(myPlaces(fakeRotation({ shares: twelve, mine }))).toEqual({ now, ahead });
});

test('a user without shares has no place', () => {
  expect(myPlaces(fakeRotation({ shares: twelve }))).toBeUndefined();
});
