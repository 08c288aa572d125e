import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { overTwelve } from '../../../rotation/rules';
import { suggestedWeeks } from '../../../weeks/rules';
import {
  checkEntries,
  type DraftAction,
  type DraftCommand,
  type DraftDetails,
  type DraftEntry,
  type DraftState,
  decide,
  evolve,
  plannedDraft,
  type Seat,
  turnOf,
} from '../index';

const YEAR = 2027;
const WEEKS = suggestedWeeks(YEAR, 6).map(({ year: _year, ...week }) => week);
const SHARES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const WINDOW_SECONDS = 60;

const facts = fc.record({
  rules: fc.record({
    version: fc.constantFrom(1 as const, 2 as const),
    rounds: fc.integer({ min: 1, max: 4 }),
    order: fc.constantFrom('SERPENTINE' as const, 'STRAIGHT' as const),
    windowSeconds: fc.constant(WINDOW_SECONDS),
    holidayCap: fc.option(fc.integer({ min: 0, max: 2 })),
    peakCap: fc.option(fc.integer({ min: 0, max: 3 })),
  }),
  shares: fc.uniqueArray(fc.constantFrom(...SHARES), { maxLength: 4 }),
  weeks: fc.subarray(WEEKS),
});

/**
 * The current state of all shares, which may differ at each step, as owners, lists and autopilots
 * change.
 */
const seats = fc
  .array(
    fc.record({
      status: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'VACANT' as const),
      wishes: fc.uniqueArray(fc.integer({ min: 1, max: 53 }), { maxLength: 5 }),
      isAutopilot: fc.boolean(),
    }),
    { minLength: SHARES.length, maxLength: SHARES.length },
  )
  .map(
    (all): ReadonlyMap<number, Seat> =>
      new Map(all.map((seat, i) => [i + 1, { ...seat, commitment: commitmentTo(i + 1, seat) }])),
  );

/** A commitment that differs with the list, as a real one does. */
const commitmentTo = (share: number, { wishes, isAutopilot }: Seat) =>
  createHash('sha256')
    .update(JSON.stringify([share, wishes, isAutopilot]))
    .digest('hex');

/** A random share, or the one whose turn it is, so that drafts also reach their end. */
type Wanted = DraftAction | { kind: 'PICK_IN_TURN'; week: number };

const week = fc.integer({ min: 1, max: 53 });
const wanted = (opening: DraftAction): fc.Arbitrary<Wanted> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('PICK_IN_TURN' as const), week }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('RUN_DUE' as const) }) },
    { weight: 2, arbitrary: fc.constant(opening) },
    fc.record({ kind: fc.constant('PICK' as const), share: fc.constantFrom(...SHARES), week }),
    fc.record(
      { kind: fc.constant('UNDO' as const), by: fc.constant(7), reason: fc.string(), week },
      { requiredKeys: ['kind', 'by', 'reason'] },
    ),
    fc.record({
      ...{ kind: fc.constant('PICK' as const), share: fc.constantFrom(...SHARES), week },
      chooser: fc.constant({ by: 'DELEGATE' as const, who: 9 }),
    }),
    fc.record({ kind: fc.constant('CHANGE_LIST' as const), share: fc.constantFrom(...SHARES) }),
    fc.constant({ kind: 'PAUSE' as const, by: 7, reason: 'A break' }),
    fc.constant({ kind: 'RESUME' as const, by: 7 }),
  );

const openingOf = (facts: DraftDetails): DraftAction => ({
  ...{ kind: 'OPEN', property: 'Lake House', facts },
  ...{ rotation: overTwelve(2024), setFor: null, leftOut: [], rehearsals: 0 },
  ...{ by: 7, commitments: [] },
});

/** Any commands in any order, by a clock that stands still, runs, is ahead or is corrected. */
const stories = facts.chain((opening) =>
  fc.record({
    opening: fc.constant(opening),
    steps: fc.array(
      fc.record({
        wanted: wanted(openingOf(opening)),
        seats,
        // In ms; mostly within a turn.
        passed: fc.oneof(
          fc.integer({ min: 0, max: WINDOW_SECONDS * 1000 }),
          fc.integer({ min: -100_000, max: 100_000 }),
        ),
      }),
      { minLength: 1, maxLength: 60 },
    ),
  }),
);

const actionIn = ({ board }: DraftState, wanted: Wanted): DraftAction =>
  wanted.kind === 'PICK_IN_TURN'
    ? { kind: 'PICK', share: board.queue[0] ?? 1, week: wanted.week }
    : wanted;

function expectFair({ board, facts: { rules, shares, weeks } }: DraftState): void {
  const { picks } = board;
  const taken = picks.map(({ week }) => week);
  expect(new Set(taken).size).toBe(taken.length);
  const places = picks.map(({ round, share }) => `${round}/${share}`);
  expect(new Set(places).size).toBe(places.length);
  for (const share of shares) {
    const own = picks.filter((pick) => pick.share === share);
    const held = (isOne: (week: (typeof WEEKS)[number]) => boolean, before = Infinity) =>
      weeks.filter(
        (week) => isOne(week) && own.some((it) => it.week === week.week && it.round < before),
      ).length;
    const { holidayCap, peakCap, rounds } = rules;
    expect(held(({ season }) => season === 'PEAK')).toBeLessThanOrEqual(peakCap ?? Infinity);
    expect(held(({ holiday }) => holiday !== null, rounds)).toBeLessThanOrEqual(
      holidayCap ?? Infinity,
    );
  }
}

/**
 * Checks what no other test covers: whose turn an undo restores, and that a pause costs no time.
 */
function expectTurnKept(before: DraftState, entries: readonly DraftEntry[]): void {
  let { board, leftMs } = before;
  for (const [index, entry] of entries.entries()) {
    const { kind, turn, at } = entry;
    const last = board.picks.at(-1);
    if (kind === 'RESUMED') expect(Date.parse(turn?.deadline ?? '') - Date.parse(at)).toBe(leftMs);
    ({ board, leftMs } = entries.slice(0, index + 1).reduce(evolve, before));
    // In a pause the entry names no turn, but the board has it.
    const restored = before.status === 'PAUSED' ? turnOf(board) : turn;
    if (kind === 'UNDONE')
      expect(restored).toMatchObject({ share: last?.share, round: last?.round });
  }
}

/** Runs and checks one step of a draft, and returns the resulting draft. */
function play(state: DraftState, log: DraftEntry[], command: DraftCommand): DraftState {
  const decision = decide(state, command);
  if ('refusal' in decision) {
    expect(decision.refusal.sentence).toMatch(/^[A-Z].*\.$/);
    return state;
  }
  log.push(...decision.entries);
  expectTurnKept(state, decision.entries);
  const after = decision.entries.reduce(evolve, state);
  expectFair(after);
  const { entries } = decision;
  // An undo gives the turn back, with any list; repeating a pick changes nothing.
  if (command.kind !== 'UNDO' && entries.length > 0) {
    expect(decide(after, { ...command, kind: 'RUN_DUE' })).toEqual({ entries: [] });
  }
  return after;
}

test('for any commands in any order the log rebuilds the draft, is valid, and stays fair', () => {
  const ends = new Set<string>();
  let committed = 0;
  fc.assert(
    fc.property(stories, ({ opening, steps }) => {
      const planned = plannedDraft({ year: YEAR, rules: opening.rules });
      const log: DraftEntry[] = [];
      let state = planned;
      let time = Date.UTC(2027, 0, 1);
      for (const { wanted, seats, passed } of steps) {
        time += passed;
        const now = new Date(time).toISOString();
        state = play(state, log, { ...actionIn(state, wanted), now, seats });
        // Reading a stored draft again gives the same draft.
        const stored: DraftEntry[] = JSON.parse(JSON.stringify(log));
        expect(stored.reduce(evolve, planned)).toEqual(state);
      }
      ends.add(state.status);
      committed += log.filter(({ kind }) => kind === 'COMMITTED').length;
      if (log.length > 0) expect(checkEntries(log)).toBeNull();
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 200 },
  );
  // The generated stories reach every status of a draft.
  expect(committed).toBeGreaterThan(0);
  expect([...ends].sort()).toEqual(['ENDED', 'PAUSED', 'PLANNED', 'RUNNING']);
});

test('an entry is written as it always was, byte for byte', () => {
  const [week] = WEEKS;
  if (!week) throw new Error('The year has no weeks.');
  const rules = {
    ...{ version: 1 as const, rounds: 1, order: 'STRAIGHT' as const, windowSeconds: 60 },
    ...{ holidayCap: null, peakCap: null },
  };
  const opening = { rules, shares: [3], weeks: [week] };
  const planned = plannedDraft({ year: YEAR, rules });
  const around = { now: '2027-01-01T00:00:00.000Z', seats: new Map([[3, seatInTurn]]) };
  const opened = decide(planned, { ...openingOf(opening), ...around });
  const state = ('entries' in opened ? opened.entries : []).reduce(evolve, planned);
  const picked = decide(state, { kind: 'PICK', share: 3, week: week.week, ...around });
  expect([opened, picked].map((it) => JSON.stringify(it))).toEqual([
    `{"entries":[{"seq":1,"at":"2027-01-01T00:00:00.000Z","turn":{"round":1,"share":3,"isCatchUp":false,"deadline":"2027-01-01T00:01:00.000Z"},"kind":"OPENED","property":"Lake House","year":2027,"facts":${JSON.stringify(opening)},"baseYear":2024,"setFor":null}]}`,
    `{"entries":[{"seq":2,"at":"2027-01-01T00:00:00.000Z","turn":null,"kind":"PICKED","share":3,"week":1,"by":"OWNER"},{"seq":3,"at":"2027-01-01T00:00:00.000Z","turn":null,"kind":"ENDED"}]}`,
  ]);
});

const seatInTurn: Seat = { status: 'ACTIVE', wishes: [], isAutopilot: false };
