import { suggestedWeeks } from '../../../weeks/rules';
import {
  checkMoves,
  type DraftDetails,
  type DraftMove,
  explainMove,
  freeWeeks,
  moveWithoutOwner,
  neutralChoice,
  pickRefusal,
  readEntry,
  readRules,
  replay,
  type Seat,
  sharesOfRound,
  turnOf,
  turnsAhead,
} from '../index';

const WEEKS = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);
const RULES = {
  version: 1,
  rounds: 2,
  order: 'SERPENTINE',
  windowSeconds: 60,
  holidayCap: 1,
  peakCap: null,
} as const;
const FACTS: DraftDetails = { rules: RULES, shares: [3, 5, 8], weeks: WEEKS };

const picked = (share: number, week: number, by = 'OWNER' as const): DraftMove => ({
  kind: 'PICKED',
  share,
  week,
  by,
});
const missed = (share: number): DraftMove => ({ kind: 'MISSED', share });
const holidays = WEEKS.filter(({ holiday }) => holiday).map(({ week }) => week);
const seatOf = (facts: Partial<Seat> = {}): Seat => ({
  status: 'ACTIVE',
  wishes: [],
  isAutopilot: false,
  ...facts,
});

describe('the order', () => {
  test('turns about each round in a serpentine, and begins again when straight', () => {
    expect(sharesOfRound(FACTS, 2)).toEqual([8, 5, 3]);
    expect(sharesOfRound(FACTS, 3)).toEqual([3, 5, 8]);
    const straight = { ...FACTS, rules: { ...RULES, order: 'STRAIGHT' as const } };
    expect(sharesOfRound(straight, 2)).toEqual([3, 5, 8]);
  });

  test('gives a share that missed its turn another at the end of the round', () => {
    const state = replay(FACTS, [missed(3), picked(5, 28), picked(8, 29)]);
    expect(turnOf(state)).toEqual({ round: 1, share: 3, isCatchUp: true });
    const after = replay(FACTS, [missed(3), picked(5, 28), picked(8, 29), picked(3, 30)]);
    expect(turnOf(after)).toEqual({ round: 2, share: 8, isCatchUp: false });
  });

  test('ends after the last round, and when no week is left', () => {
    expect(turnOf(replay({ ...FACTS, weeks: [] }, []))).toBeNull();
    const one = { ...FACTS, weeks: WEEKS.slice(0, 1) };
    expect(turnOf(replay(one, [picked(3, 1)]))).toBeNull();
  });

  test('predicts the remaining turns', () => {
    const ahead = turnsAhead(FACTS, replay(FACTS, [picked(3, 28)]), 99);
    expect(ahead.map(({ share }) => share)).toEqual([5, 8, 8, 5, 3]);
    expect(turnsAhead(FACTS, replay(FACTS, []), 2)).toHaveLength(2);
  });

  test('returns to the turn of the last pick if that is undone', () => {
    const moves = [picked(3, 28), picked(5, 29), missed(8), { kind: 'UNDONE' } as const];
    expect(turnOf(replay(FACTS, moves))).toEqual({ round: 1, share: 5, isCatchUp: false });
    expect(() => replay(FACTS, [{ kind: 'UNDONE' }])).toThrow('There is no pick to undo.');
  });
});

describe('a pick', () => {
  const state = replay(FACTS, [picked(3, 28)]);

  test.each([
    [{ share: 5, week: 28 }, 'Week 28 has just been taken by share 3.'],
    [{ share: 8, week: 29 }, 'It is the turn of share 5.'],
    [{ share: 5, week: 99 }, 'Week 99 is not part of this draft.'],
    [{ share: 5, week: 29 }, null],
  ])('%j: %s', (pick, sentence) => {
    expect(pickRefusal(FACTS, state, pick)).toBe(sentence);
  });

  test('of a second holiday waits for the last round', () => {
    const [first = 0, second = 0, third = 0] = holidays;
    const facts = { ...FACTS, shares: [3], rules: { ...RULES, rounds: 3 } };
    const after = [picked(3, first)];
    expect(pickRefusal(facts, replay(facts, after), { share: 3, week: second })).toMatch('holiday');
    const last = replay(facts, [...after, picked(3, 1)]);
    expect(pickRefusal(facts, last, { share: 3, week: third })).toBeNull();
  });

  test('of a peak week beyond the cap is refused in every round', () => {
    const facts = { ...FACTS, shares: [3], rules: { ...RULES, peakCap: 1 } };
    const after = replay(facts, [picked(3, 28)]);
    expect(pickRefusal(facts, after, { share: 3, week: 29 })).toBe(
      'Share 3 already has all the peak weeks it may pick.',
    );
  });

  test('of a kind that is capped counts the own weeks of that kind alone', () => {
    const rules = { ...RULES, rounds: 3, peakCap: 1 };
    const [holiday = 0] = holidays;
    const others = replay({ ...FACTS, rules }, [picked(3, 28)]);
    expect(pickRefusal({ ...FACTS, rules }, others, { share: 5, week: 29 })).toBeNull();
    const alone = { ...FACTS, rules, shares: [3] };
    const own = replay(alone, [picked(3, 45)]);
    expect(pickRefusal(alone, own, { share: 3, week: 28 })).toBeNull();
    expect(pickRefusal(alone, own, { share: 3, week: holiday })).toBeNull();
  });

  test('is refused once the draft has ended', () => {
    const facts = { ...FACTS, weeks: [] };
    const ended = replay(facts, []);
    expect(pickRefusal(facts, ended, { share: 3, week: 1 })).toBe('This draft has ended.');
    expect(() => moveWithoutOwner(facts, ended, { seat: seatOf(), isDue: true })).toThrow('ended');
  });
});

describe('without its owner a turn', () => {
  const state = replay(FACTS, [picked(3, 28)]);
  const late = replay(FACTS, [missed(3), picked(5, 28), picked(8, 29)]);
  const move = (seat: Partial<Seat>, isDue: boolean, at = state) =>
    moveWithoutOwner(FACTS, at, { seat: seatOf(seat), isDue });

  test('waits for the deadline, but with the autopilot', () => {
    expect(move({ wishes: [30] }, false)).toBeNull();
    expect(move({ wishes: [28, 30], isAutopilot: true }, false)).toMatchObject({ week: 30 });
    expect(move({ wishes: [28], isAutopilot: true }, false)).toBeNull();
  });

  test('goes to the first wish that is left', () => {
    const expected = { kind: 'PICKED', share: 5, week: 30, by: 'WISH_LIST' };
    expect(move({ wishes: [28, 30, 31] }, true)).toEqual(expected);
  });

  test('is missed once, then goes to the peak week that comes first', () => {
    expect(move({}, true)).toEqual(missed(5));
    const first = neutralChoice(freeWeeks(FACTS, late));
    expect(first?.season).toBe('PEAK');
    expect(move({}, true, late)).toEqual({
      kind: 'PICKED',
      share: 3,
      week: first?.week,
      by: 'NEUTRAL_RULE',
    });
  });

  test('is passed over for a share without owner', () => {
    expect(move({ status: 'VACANT', wishes: [30] }, false)).toMatchObject({ kind: 'PASSED' });
  });

  test('is passed over when the caps leave nothing', () => {
    const facts = { ...FACTS, rules: { ...RULES, peakCap: 0 }, weeks: WEEKS.slice(26, 30) };
    expect(
      moveWithoutOwner(facts, replay(facts, []), { seat: seatOf(), isDue: false }),
    ).toMatchObject({ kind: 'PASSED', reason: 'NOTHING_ALLOWED' });
  });
});

test.each<[string, DraftMove]>([
  ['Share 3 chose week 28.', picked(3, 28)],
  [
    'Share 3 gets week 28 from the wish list.',
    { kind: 'PICKED', share: 3, week: 28, by: 'WISH_LIST' },
  ],
  [
    'Share 3 did not choose in either turn and gets week 28, the best week left by season and date.',
    { kind: 'PICKED', share: 3, week: 28, by: 'NEUTRAL_RULE' },
  ],
  ['Share 3 missed the turn and gets another at the end of the round.', missed(3)],
  ['Share 3 had no owner and was skipped.', { kind: 'PASSED', share: 3, reason: 'VACANT' }],
  ['Share 3 was inactive and was skipped.', { kind: 'PASSED', share: 3, reason: 'INACTIVE' }],
  [
    'Share 3 was skipped: no week that the rules allow was left in this round.',
    { kind: 'PASSED', share: 3, reason: 'NOTHING_ALLOWED' },
  ],
  ['The last pick was undone.', { kind: 'UNDONE' }],
])('a move explains itself: %s', (sentence, move) => {
  expect(explainMove(move)).toBe(sentence);
});

test('a move is explained in the names that the screen gives', () => {
  const names = { share: () => 'Omar Haddad', week: () => '8–15 Jul' };
  expect(explainMove(picked(3, 28), names)).toBe('Omar Haddad chose 8–15 Jul.');
});

test.each<[string, DraftMove[], string]>([
  ['a pick out of turn', [picked(5, 28)], 'It was the turn of share 3.'],
  ['a week twice', [picked(3, 28), picked(5, 28)], 'Week 28 has just been taken by share 3.'],
  ['an undo of nothing', [{ kind: 'UNDONE' }], 'There is no pick to undo.'],
  [
    'a second turn missed',
    [missed(3), missed(5), missed(8), missed(3)],
    'Share 3 could not miss its second turn as well.',
  ],
  [
    'a share passed over for nothing',
    [{ kind: 'PASSED', share: 3, reason: 'NOTHING_ALLOWED' }],
    'Share 3 was passed over, though weeks were left to it.',
  ],
  [
    'the neutral rule before its time',
    [{ kind: 'PICKED', share: 3, week: 1, by: 'NEUTRAL_RULE' }],
    'Share 3 still had its second turn before it.',
  ],
  [
    'the neutral rule bent',
    [
      missed(3),
      picked(5, 28),
      picked(8, 29),
      { kind: 'PICKED', share: 3, week: 1, by: 'NEUTRAL_RULE' },
    ],
    `The neutral rule gives week ${neutralChoice(WEEKS)?.week}, not 1.`,
  ],
])('a check finds %s', (_name, moves, problem) => {
  expect(checkMoves(FACTS, moves)).toEqual({ index: moves.length - 1, problem });
});

test('stored rules are read in the version that is known, and no other', () => {
  expect(readRules({ ...RULES })).toEqual(RULES);
  for (const version of [1, 2, 3]) {
    expect(readRules({ ...RULES, version })).toEqual({ ...RULES, version });
  }
  for (const stored of [{ ...RULES, version: 4 }, {}]) {
    expect(() => readRules(stored)).toThrow('an unknown version');
  }
});

test('a stored entry is read if its kind is known', () => {
  for (const kind of ['OPENED', 'PICKED', 'MISSED', 'PASSED', 'UNDONE', 'PAUSED', 'CLOCK_SET']) {
    expect(readEntry({ kind })).toEqual({ kind });
  }
  for (const stored of [{ kind: 'SOLD' }, {}]) {
    expect(() => readEntry(stored)).toThrow('an unknown kind');
  }
});
