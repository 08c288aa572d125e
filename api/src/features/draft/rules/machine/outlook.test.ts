import * as fc from 'fast-check';
import type { DraftDetails, DraftMove, DraftWeek } from './draft';
import { backTest, type HeldDraft, outlookOf } from './outlook';
import { rehearse } from './rehearse';

const RULES: DraftDetails['rules'] = {
  ...{ version: 1, rounds: 2, order: 'SERPENTINE', windowSeconds: 60 },
  ...{ holidayCap: null, peakCap: null },
};
const week = (number: number, holiday: string | null = null): DraftWeek => ({
  ...{ week: number, startDate: '2028-01-01', endDate: '2028-01-08', season: 'LOW', holiday },
});
const WEEKS = [1, 2, 3, 4, 5, 6].map((number) => week(number));

/** A draft of two shares, who pick these weeks in turn: places 1, 2, 2, 1. */
function held(picks: number[], weeks = WEEKS): HeldDraft {
  const facts: DraftDetails = { rules: RULES, shares: [1, 2], weeks };
  const moves = picks.map(
    (number, index): DraftMove => ({
      kind: 'PICKED',
      share: [1, 2, 2, 1][index] ?? 0,
      week: number,
      by: 'OWNER',
    }),
  );
  return { facts, moves };
}

const turn = (outlook: ReturnType<typeof outlookOf>, round: number, place: number) =>
  outlook.find((it) => it.round === round && it.place === place);

test('weeks that were free at a turn in every draft are separate from those free in most', () => {
  const outlook = outlookOf([held([1, 2, 3, 4]), held([1, 3, 2, 4]), held([1, 2, 4, 3])], WEEKS);
  expect(turn(outlook, 1, 1)).toMatchObject({ always: [1, 2, 3, 4, 5, 6], usually: [] });
  expect(turn(outlook, 1, 2)).toMatchObject({ always: [2, 3, 4, 5, 6], usually: [] });
  // Week 3 was gone in one of three, week 2 in two of them.
  expect(turn(outlook, 2, 2)).toMatchObject({ always: [4, 5, 6], usually: [3] });
  expect(turn(outlook, 2, 1)).toMatchObject({ always: [5, 6], usually: [4] });
});

test('a single draft says nothing, nor does a turn that only one draft had', () => {
  expect(outlookOf([held([1, 2, 3, 4])], WEEKS)).toEqual([]);
  const outlook = outlookOf([held([1, 2, 3, 4]), held([1, 2, 3])], WEEKS);
  expect(turn(outlook, 2, 2)).toBeDefined();
  expect(turn(outlook, 2, 1)).toBeUndefined();
});

test('a holiday is compared with the same holiday, wherever it falls', () => {
  const early = [week(1), week(2, 'Easter'), week(3), week(4)];
  const late = [week(1), week(2), week(3, 'Easter'), week(4)];
  const outlook = outlookOf([held([2, 1], early), held([3, 1], late)], early);
  // Easter was gone both times. The plain week 3 of one year was Easter in the other.
  expect(turn(outlook, 1, 2)).toMatchObject({ always: [1, 4], usually: [] });
});

test('what an undo took back was not chosen, and a second turn is not a turn of its own', () => {
  const { facts } = held([]);
  const moves: DraftMove[] = [
    { kind: 'PICKED', share: 1, week: 1, by: 'OWNER' },
    { kind: 'UNDONE' },
    { kind: 'MISSED', share: 1 },
    { kind: 'PICKED', share: 2, week: 5, by: 'OWNER' },
    { kind: 'PICKED', share: 1, week: 6, by: 'NEUTRAL_RULE' },
  ];
  const outlook = outlookOf(
    [
      { facts, moves },
      { facts, moves },
    ],
    WEEKS,
  );
  expect(turn(outlook, 1, 1)?.always).toEqual([1, 2, 3, 4, 5, 6]);
  expect(turn(outlook, 1, 2)?.always).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('the back-test', () => {
  it('needs three drafts', () => {
    expect(backTest([held([1, 2, 3, 4]), held([1, 2, 3, 4])])).toBeNull();
  });

  it('is always right about drafts that repeat, and counts only weeks that some share chose', () => {
    const same = [1, 2, 3].map(() => held([1, 2, 3, 4]));
    // Of the four chosen weeks 4, 3, 2 and 1 are free at the four turns, in each of three drafts.
    expect(backTest(same)).toEqual({ called: 30, right: 30 });
  });

  it('is wrong where a draft differs from the others', () => {
    const tested = backTest([held([1, 2, 3, 4]), held([1, 2, 3, 4]), held([4, 2, 3, 1])]);
    expect(tested?.called).toBeGreaterThan(tested?.right ?? 0);
  });
});

test('at a later turn no week is free that was not free before', () => {
  const picks = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(picks, { minLength: 2, maxLength: 5 }), (all) => {
      const outlook = outlookOf(
        all.map((it) => held(it)),
        WEEKS,
      );
      const free = [
        [1, 1],
        [1, 2],
        [2, 2],
        [2, 1],
      ].map(([round = 0, place = 0]) => {
        const it = turn(outlook, round, place);
        return [...(it?.always ?? []), ...(it?.usually ?? [])];
      });
      for (const [index, weeks] of free.entries()) {
        if (index > 0) expect(free[index - 1]).toEqual(expect.arrayContaining(weeks));
      }
    }),
  );
});

test('it reads the moves of a draft as the draft itself does', () => {
  const { facts } = held([]);
  const wishes = new Map(
    [1, 2].map((share) => [
      share,
      { status: 'ACTIVE' as const, wishes: [1, 2, 3, 4], isAutopilot: true },
    ]),
  );
  const moves = rehearse(facts, wishes);
  expect(
    turn(
      outlookOf(
        [
          { facts, moves },
          { facts, moves },
        ],
        WEEKS,
      ),
      2,
      1,
    )?.always,
  ).toEqual([4, 5, 6]);
});
