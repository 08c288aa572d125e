import fc from 'fast-check';
import { overTwelve, positionOf } from '../../../rotation/rules';
import { suggestedWeeks } from '../../../weeks/rules';
import {
  allowedWeeks,
  checkMoves,
  type DraftDetails,
  type DraftMove,
  freeWeeks,
  moveWithoutOwner,
  rehearse,
  replay,
  type Seat,
  turnOf,
} from '../index';

const WEEKS = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);
const NOBODY: Seat = { status: 'VACANT', wishes: [], isAutopilot: false };

/** Random drafts: any shares, rounds, caps, maintenance weeks, wish lists and absences. */
const drafts = fc.record({
  shares: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
  weeks: fc.subarray(WEEKS),
  rules: fc.record({
    version: fc.constantFrom(1 as const, 2 as const),
    rounds: fc.integer({ min: 1, max: 6 }),
    order: fc.constantFrom('SERPENTINE' as const, 'STRAIGHT' as const),
    windowSeconds: fc.constant(60),
    holidayCap: fc.option(fc.integer({ min: 0, max: 2 })),
    peakCap: fc.option(fc.integer({ min: 0, max: 3 })),
  }),
});
const seats = fc.array(
  fc.record({
    status: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'VACANT' as const),
    wishes: fc.uniqueArray(fc.integer({ min: 1, max: 53 }), { maxLength: 12 }),
    isAutopilot: fc.boolean(),
  }),
  { minLength: 12, maxLength: 12 },
);
/** One number per turn: owners who are present choose by it, or undo at random. */
const chances = fc.array(fc.nat(), { minLength: 0, maxLength: 80 });

function next(
  facts: DraftDetails,
  moves: DraftMove[],
  { seats: seatOfShare, die }: { seats: Map<number, Seat>; die: number },
): DraftMove[] {
  const state = replay(facts, moves);
  const turn = turnOf(state);
  if (!turn) return [];
  if (die % 11 === 0 && state.picks.length > 0) return [{ kind: 'UNDONE' }];
  const { share } = turn;
  const seat = seatOfShare.get(share) ?? NOBODY;
  const allowed = allowedWeeks(facts, state, share);
  const own = allowed[die % (allowed.length || 1)];
  const isThere = seat.status === 'ACTIVE' && die % 3 !== 0;
  if (isThere && own) return [{ kind: 'PICKED', share, week: own.week, by: 'OWNER' }];
  const move = moveWithoutOwner(facts, state, { seat, isDue: true });
  return move ? [move] : [];
}

function play(facts: DraftDetails, seats: Map<number, Seat>, dice: number[]): DraftMove[] {
  const moves: DraftMove[] = [];
  for (const die of dice) moves.push(...next(facts, moves, { seats, die }));
  return [...moves, ...rehearse(facts, seats, moves)];
}

test('no draft gives a week twice or one outside of it, breaks a cap, or leaves a share out', () => {
  fc.assert(
    fc.property(drafts, seats, chances, (facts, all, dice) => {
      const seatOfShare = new Map(facts.shares.map((share, i) => [share, all[i] ?? NOBODY]));
      const moves = play(facts, seatOfShare, dice);
      const { picks, ...end } = replay(facts, moves);
      expect(turnOf({ picks, ...end })).toBeNull();
      expect(play(facts, seatOfShare, dice)).toEqual(moves);
      expect(checkMoves(facts, moves)).toBeNull();

      const taken = picks.map(({ week }) => week);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((week) => facts.weeks.some((it) => it.week === week))).toBe(true);
      const places = picks.map(({ round, share }) => `${round}/${share}`);
      expect(new Set(places).size).toBe(places.length);

      const free = freeWeeks(facts, { picks, ...end });
      for (const share of facts.shares) {
        const own = picks.filter((it) => it.share === share);
        const held = (isOne: (week: (typeof WEEKS)[number]) => boolean, before = 99) =>
          facts.weeks.filter(
            (week) => isOne(week) && own.some((it) => it.week === week.week && it.round < before),
          ).length;
        const { holidayCap, peakCap, rounds } = facts.rules;
        if (peakCap !== null)
          expect(held((it) => it.season === 'PEAK')).toBeLessThanOrEqual(peakCap);
        if (holidayCap !== null) {
          expect(held((it) => it.holiday !== null, rounds)).toBeLessThanOrEqual(holidayCap);
        }
        // Weeks that no cap ever forbids and that are free at the end were always available to the
        // share.
        const wasLeft = free.some((it) => it.season !== 'PEAK' && it.holiday === null);
        if (seatOfShare.get(share)?.status === 'ACTIVE' && wasLeft) {
          expect(own.map(({ round }) => round).sort()).toEqual(
            Array.from({ length: rounds }, (_, round) => round + 1),
          );
        }
      }
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 150 },
  );
});

test('over a full cycle of years each share has each place once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1900, max: 2200 }),
      (share, from) => {
        const places = Array.from(
          { length: 12 },
          (_, i) => positionOf(overTwelve(2024), share, from + i) ?? 0,
        );
        expect(places.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      },
    ),
  );
});
