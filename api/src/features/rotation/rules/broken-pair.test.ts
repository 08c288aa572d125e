import { lossesBy, pairLoss } from './broken-pair';
import type { RotationDetails, RotationSetting } from './history';
import { numbersOf, orderOf, type Rotation } from './rotation';

const PAIRS: Rotation = { kind: 'MIRROR_PAIRS', queue: [9, 2, 5], baseYear: 2028 };
const setting: Omit<RotationSetting, 'id'> = {
  ...{ year: 2028, kind: 'MIRROR_PAIRS', firstChoiceShare: 9, queue: [9, 2, 5] },
};
const facts: RotationDetails = {
  ...{ baseYear: 2024, today: '2027-10-01', drafted: [] },
  settings: [{ id: 4, ...setting }],
  shares: [2, 5, 9].map((shareNumber) => ({ shareNumber, isTakingPart: true, awaySince: null })),
};

const promised = (year: number) => ({
  ...{ year, rotation: PAIRS },
  order: numbersOf(orderOf(PAIRS, [2, 5, 9], year)),
});

describe('who loses what', () => {
  test.each([
    ['the order stays', [2, 5, 9], null],
    ['another share is first', [5, 2, 9], 'This takes from share 2 its first choice of 2029.'],
    [
      'the order begins at the end',
      [9, 2, 5],
      'This takes from share 2 its first choice of 2029, and share 5 chooses later in 2029 than the pair promises.',
    ],
    [
      'the first share stays',
      [2, 9, 5],
      'By this, share 5 chooses later in 2029 than the pair promises.',
    ],
  ])('is named if %s', (_, instead, loss) => {
    expect(promised(2029).order).toEqual([2, 5, 9]);
    expect(pairLoss(promised(2029), instead)).toBe(loss);
  });

  test('is nothing in the first year of a pair, and in other kinds', () => {
    expect(pairLoss(promised(2028), [2, 5, 9])).toBeNull();
    const rotation = { ...PAIRS, kind: 'TAKING_PART' as const };
    expect(pairLoss({ year: 2029, rotation, order: [2, 5, 9] }, [9, 5, 2])).toBeNull();
  });
});

describe('a setting', () => {
  const of = (more: Partial<RotationSetting>) => ({ ...setting, ...more });

  test('breaks the pair whose second year it sets, by its share or its kind', () => {
    expect(lossesBy(facts, of({ year: 2029 }))).toMatch(/^This takes from share 2 .* of 2029/);
    const other = of({ year: 2029, kind: 'TAKING_PART', queue: [2, 5, 9] });
    expect(lossesBy(facts, other)).toMatch(/^This takes from share 2 .* of 2029/);
    expect(lossesBy(facts, of({ year: 2030, firstChoiceShare: 5 }))).toBeNull();
  });

  test('of an earlier year breaks the pair whose first year was drafted', () => {
    const held = { rotation: PAIRS, shares: [2, 5, 9], setFor: 2028 };
    const drafted = [{ year: 2028, planned: { ...PAIRS, settingId: 4 }, held }];
    const earlier = of({ year: 2027, firstChoiceShare: 5 });
    expect(lossesBy({ ...facts, drafted }, earlier)).toMatch(/ of 2029/);
    // Without the draft, the setting replaces the whole pair.
    expect(lossesBy(facts, earlier)).toBeNull();
  });
});
