import {
  orderIn,
  orderWithPast,
  type RotationDetails,
  type RotationSetting,
  rotationFrom,
  settingFor,
} from './history';
import { reasonFor } from './reason';
import { numbersOf, overTwelve, type Rotation } from './rotation';

const present = (...numbers: number[]) =>
  numbers.map((shareNumber) => ({ shareNumber, isTakingPart: true, awaySince: null }));

const facts = (some: Partial<RotationDetails> = {}): RotationDetails => ({
  ...{ baseYear: 2024, settings: [], drafted: [], shares: present(1, 2, 3, 4) },
  today: '2027-10-01',
  ...some,
});

const setting = (id: number, year: number, some: Partial<RotationSetting> = {}) => ({
  ...{ id, year, kind: 'OVER_TWELVE' as const, firstChoiceShare: 2, queue: null },
  ...some,
});
const taking = setting(1, 2026, {
  ...{ kind: 'TAKING_PART', firstChoiceShare: 3, queue: [1, 2, 3, 4] },
});

const order = (given: RotationDetails, year: number) => numbersOf(orderIn(given, year).turns);

test('without a setting the base year of the property counts', () => {
  expect(order(facts({ baseYear: 2025 }), 2027)).toEqual([3, 4, 1, 2]);
  expect(orderIn(facts(), 2027)).toMatchObject({ setFor: null, settingId: null, isHeld: false });
});

test.each([
  [2026, 1],
  [2027, 1],
  [2030, 3],
  [2031, 3],
  [2040, 3],
  // Before all: counted back from the first.
  [2020, 1],
])('in %i the setting %i counts', (year, id) => {
  const settings = [setting(1, 2026), setting(2, 2031), setting(3, 2030)];
  expect(settingFor(settings, year)?.id).toBe(id);
});

test('years before the first setting are counted back from it', () => {
  const given = facts({ settings: [taking] });
  expect(order(given, 2026)).toEqual([3, 4, 1, 2]);
  expect(order(given, 2025)).toEqual([2, 3, 4, 1]);
  expect(orderIn(given, 2025).setFor).toBe(2026);
});

test('vacant shares take no part', () => {
  const shares = [
    ...present(1, 3, 4),
    { shareNumber: 2, isTakingPart: false, awaySince: '2027-09-01' },
  ];
  expect(order(facts({ shares }), 2025)).toEqual([3, 4, 1]);
});

const HELD = {
  year: 2028,
  planned: null,
  held: { rotation: overTwelve(2020), shares: [9, 12, 2], setFor: 2024 },
};

test('what was held stays, however the rotation is set later and although others have joined', () => {
  const given = facts({ drafted: [HELD], settings: [taking, setting(2, 2028)] });
  expect(orderIn(given, 2028)).toMatchObject({ isHeld: true, setFor: 2024, settingId: 2 });
  expect(order(given, 2028)).toEqual([9, 12, 2]);
  expect(order(given, 2029)).toEqual([3, 4, 1, 2]);
});

const planned = (year: number, queue: number[], settingId = 1) => ({
  year,
  planned: { kind: 'TAKING_PART' as const, baseYear: year, queue, settingId },
  held: null,
});

test('a planned year keeps its queue, and who joins after it was planned comes last', () => {
  const shares = present(1, 2, 3, 4, 7);
  const given = facts({ settings: [taking], drafted: [planned(2028, [4, 2, 1, 3])], shares });
  expect(order(given, 2028)).toEqual([4, 2, 1, 3, 7]);
  expect(order(given, 2029)).toEqual([2, 1, 3, 7, 4]);
  expect(order(given, 2027)).toEqual([4, 1, 2, 7, 3]);
});

test('the first draft of a house is not explained by a year before, which it did not have', () => {
  const first = planned(2028, [4, 2, 1, 3]);
  const reasonsIn = (year: number, drafted: RotationDetails['drafted']) => {
    const explained = orderWithPast(facts({ settings: [taking], drafted }), year);
    return explained.turns.map((turn) => reasonFor(turn, explained));
  };
  expect(reasonsIn(2028, [first])).toEqual([
    'Share 4 chooses first: the first draft of the house begins in this order.',
    'Share 2 chooses 2nd: the first draft of the house begins in this order.',
    'Share 1 chooses 3rd: the first draft of the house begins in this order.',
    'Share 3 chooses 4th: the first draft of the house begins in this order.',
  ]);
  expect(reasonsIn(2028, [planned(2027, [3, 1, 2, 4]), first])[0]).toBe(
    'Share 4 was 4th and is now first: the year before had another rotation.',
  );
});

test('a plan made under another setting does not count', () => {
  const settings = [taking, { ...taking, id: 2, year: 2027, firstChoiceShare: 1 }];
  const given = facts({ settings, drafted: [planned(2028, [4, 2, 1, 3])] });
  expect(order(given, 2028)).toEqual([2, 3, 4, 1]);
});

test('years after a held one go on from its queue', () => {
  const held = { rotation: overTwelve(2000), shares: [4, 2, 1, 3], setFor: null };
  const drafted = [{ ...planned(2028, [4, 2, 1, 3]), held }];
  const given = facts({ settings: [taking], drafted, shares: present(1, 2, 3, 4, 8) });
  expect(order(given, 2029)).toEqual([2, 1, 3, 4, 8]);
  expect(order(given, 2030)).toEqual([1, 3, 4, 8, 2]);
});

test('pairs take newcomers from the next pair on, as it is foreseen', () => {
  const pairs = { ...taking, kind: 'MIRROR_PAIRS' as const, firstChoiceShare: 1 };
  const plan = { kind: pairs.kind, baseYear: 2028, queue: [1, 2, 3, 4], settingId: 1 };
  const shares = present(1, 2, 3, 4, 8);
  const drafted = [{ year: 2028, planned: plan, held: null }];
  const given = facts({ settings: [pairs], drafted, shares });
  expect(order(given, 2028)).toEqual([1, 4, 2, 3, 8]);
  expect(order(given, 2029)).toEqual([3, 2, 4, 1, 8]);
  expect(order(given, 2030)).toEqual([2, 8, 3, 1, 4]);
  expect(order(given, 2031)).toEqual([4, 1, 3, 8, 2]);
});

const four: Rotation = { kind: 'TAKING_PART', queue: [4, 2, 1], baseYear: 2026 };
const from = { rotation: four, takingPart: [1, 2, 4, 9] };

test.each([
  ['TAKING_PART', 2, { kind: 'TAKING_PART', queue: [4, 2, 1, 9], baseYear: 2029 }],
  ['TAKING_PART', 9, { kind: 'TAKING_PART', queue: [4, 2, 1, 9], baseYear: 2027 }],
  ['MIRROR_PAIRS', 4, { kind: 'MIRROR_PAIRS', queue: [1, 2, 4, 9], baseYear: 2026 }],
  ['OVER_TWELVE', 3, overTwelve(2028)],
  ['TAKING_PART', 3, null],
  ['MIRROR_PAIRS', 12, { kind: 'MIRROR_PAIRS', queue: [1, 2, 4, 9, 12], baseYear: 2022 }],
] as const)('set to %s, share %i first gives %j', (kind, firstChoiceShare, rotation) => {
  expect(rotationFrom(from, { kind, firstChoiceShare, year: 2030 })).toEqual(rotation);
});
