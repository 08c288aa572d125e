import { overTwelve } from '../../../rotation/rules';
import { suggestedWeeks } from '../../../weeks/rules';
import {
  type DraftAction,
  type DraftCommand,
  type DraftDetails,
  type DraftState,
  decide,
  evolve,
  plannedDraft,
  type Seat,
} from '../index';

const WEEKS = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);
const FACTS: DraftDetails = {
  rules: {
    ...{ version: 1, rounds: 1, order: 'STRAIGHT', windowSeconds: 60 },
    ...{ holidayCap: null, peakCap: null },
  },
  shares: [3, 5],
  weeks: WEEKS,
};
const THERE: Seat = { status: 'ACTIVE', wishes: [], isAutopilot: false };
const SEATS = new Map([
  [3, THERE],
  [5, THERE],
]);
const at = (seconds: number) => new Date(Date.UTC(2027, 0, 1) + seconds * 1000).toISOString();

const OPEN: DraftAction = {
  ...{ kind: 'OPEN', property: 'Lake House', facts: FACTS },
  ...{ rotation: overTwelve(2024), setFor: null, leftOut: [], rehearsals: 2 },
  ...{ by: 7, commitments: [] },
};
const pick = (share: number, week: number): DraftAction => ({ kind: 'PICK', share, week });
const UNDO_REFUSED = 'Picks can be undone only while the draft is running or paused.';
const undo = (week?: number): DraftAction => ({ kind: 'UNDO', by: 7, reason: ' A mistake ', week });
const PAUSE: DraftAction = { kind: 'PAUSE', by: 7, reason: ' The meeting is over ' };
const RESUME: DraftAction = { kind: 'RESUME', by: 8 };
const PLANNED = plannedDraft({ year: 2027, rules: FACTS.rules });

const command = (
  action: DraftAction,
  seconds: number,
  seats: ReadonlyMap<number, Seat> = SEATS,
): DraftCommand => ({ ...action, now: at(seconds), seats });

/** Returns what a command adds to the log; throws if it is refused. */
function entriesOf(state: DraftState, asked: DraftCommand) {
  const decision = decide(state, asked);
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  return decision.entries;
}

/** Returns a draft after these commands, one per second. */
const after = (...actions: DraftAction[]): DraftState =>
  actions.reduce(
    (state, action, index) => entriesOf(state, command(action, index)).reduce(evolve, state),
    PLANNED,
  );

const DONE = [OPEN, pick(3, 1), pick(5, 2)];
const without = (facts: Partial<DraftDetails>): DraftAction => ({
  ...OPEN,
  facts: { ...FACTS, ...facts },
});

test.each<[string, string, 'draftId' | 'week' | undefined, DraftAction, DraftAction[]]>([
  ['open', 'This draft has been opened already.', 'draftId', OPEN, [OPEN]],
  ['planned', 'No active share has an owner.', 'draftId', without({ shares: [] }), []],
  ['planned', 'No week of 2027 is left to choose.', 'draftId', without({ weeks: [] }), []],
  ['planned', 'The draft of 2027 has not opened yet.', undefined, pick(3, 1), []],
  [
    'paused',
    'The draft is paused. Please wait until it resumes.',
    undefined,
    pick(3, 1),
    [OPEN, PAUSE],
  ],
  ['over', 'The draft of 2027 has ended.', undefined, pick(3, 3), DONE],
  ['open', 'It is the turn of share 3.', 'week', pick(5, 1), [OPEN]],
  ['open', 'Week 1 has just been taken by share 3.', 'week', pick(5, 1), [OPEN, pick(3, 1)]],
  ['planned', UNDO_REFUSED, 'draftId', undo(), []],
  ['over', UNDO_REFUSED, 'draftId', undo(), DONE],
  ['open', 'There is no pick to undo.', 'draftId', undo(), [OPEN]],
  [
    'open',
    'Share 3 has since picked week 1, which is now the last pick.',
    'week',
    undo(2),
    [OPEN, pick(3, 1)],
  ],
  ['planned', 'This draft is not running.', 'draftId', PAUSE, []],
  ['open', 'This draft is not paused.', 'draftId', RESUME, [OPEN]],
])('a draft that is %s refuses: %s', (_status, sentence, field, action, before) => {
  expect(decide(after(...before), command(action, 9))).toEqual({ refusal: { sentence, field } });
});

test('a pick that is sent again changes nothing, and another of the same share or week is refused', () => {
  const state = after(OPEN, pick(3, 1));
  expect(entriesOf(state, command(pick(3, 1), 9))).toEqual([]);
  expect(decide(state, command(pick(3, 2), 9))).toHaveProperty('refusal');
  expect(decide(state, command(pick(5, 1), 9))).toHaveProperty('refusal');
});

test('a pick after its deadline is not the owner’s any more, who has another turn', () => {
  expect(decide(after(OPEN), command(pick(3, 1), 60))).toEqual({
    refusal: { sentence: 'It is the turn of share 5.', field: 'week' },
  });
  expect(entriesOf(after(OPEN), command(pick(5, 1), 60))).toMatchObject([
    { kind: 'MISSED', share: 3 },
    { kind: 'PICKED', share: 5, week: 1, by: 'OWNER', turn: { share: 3, isCatchUp: true } },
  ]);
});

test('an undo keeps its reason and hands the turn back, past an autopilot but not past the others', () => {
  const autopilot: Seat = { status: 'ACTIVE', wishes: [1, 2], isAutopilot: true };
  const seats = new Map([
    [3, autopilot],
    [5, autopilot],
  ]);
  const state = after(OPEN, pick(3, 1));
  expect(
    entriesOf(
      state,
      command(
        undo(1),
        9,
        new Map([
          [3, autopilot],
          [5, THERE],
        ]),
      ),
    ),
  ).toEqual([
    {
      ...{ kind: 'UNDONE', reason: 'A mistake', seq: 3, at: at(9) },
      turn: { round: 1, share: 3, isCatchUp: false, deadline: at(69) },
    },
  ]);
  const kinds = entriesOf(PLANNED, command(OPEN, 0, seats)).map(({ kind }) => kind);
  expect(kinds).toEqual(['OPENED', 'PICKED', 'PICKED', 'ENDED']);
});

test('a pause begins after the turns that are over, and what it has left is what the turn gets', () => {
  const paused = entriesOf(after(OPEN), command(PAUSE, 70));
  expect(paused).toMatchObject([
    { kind: 'MISSED', share: 3, turn: { share: 5, deadline: at(130) } },
    { kind: 'PAUSED', turn: null, at: at(70) },
  ]);
  const state = after(OPEN, PAUSE);
  expect(entriesOf(state, command(RESUME, 100))).toMatchObject([
    { kind: 'RESUMED', turn: { share: 3, deadline: at(159) } },
  ]);
});

test('a pick can be undone in a pause, after which its share has its whole time', () => {
  const paused = after(OPEN, pick(3, 1), PAUSE);
  const undone = entriesOf(paused, command(undo(1), 20));
  expect(undone).toMatchObject([{ kind: 'UNDONE', turn: null, at: at(20) }]);
  const state = after(OPEN, pick(3, 1), PAUSE, undo(1));
  expect(state).toMatchObject({ status: 'PAUSED', deadline: null, turnBeganAt: null });
  const resumed = entriesOf(state, command(RESUME, 100));
  expect(resumed).toMatchObject([{ kind: 'RESUMED', turn: { share: 3, deadline: at(160) } }]);
  const [resuming] = resumed;
  expect(resuming && evolve(state, resuming).turnBeganAt).toBe(at(100));
});

test('what is due is added until an owner is waited for', () => {
  expect(entriesOf(after(OPEN), command({ kind: 'RUN_DUE' }, 59))).toEqual([]);
  expect(entriesOf(after(OPEN), command({ kind: 'RUN_DUE' }, 60))).toMatchObject([
    { kind: 'MISSED', share: 3, turn: { share: 5, deadline: at(120) } },
  ]);
  expect(entriesOf(PLANNED, command({ kind: 'RUN_DUE' }, 60))).toEqual([]);
});

test('a share that is missing in the property ends no draft silently', () => {
  expect(() => decide(after(OPEN), command({ kind: 'RUN_DUE' }, 60, new Map()))).toThrow(
    'Share 3 is missing in the draft of 2027.',
  );
});

test('a turn began when it began, whatever pause lies in it', () => {
  expect(after(OPEN)).toMatchObject({ turnBeganAt: at(0), leftMs: null, deadline: at(60) });
  const paused = { status: 'PAUSED', turnBeganAt: at(0), leftMs: 59_000, deadline: null };
  expect(after(OPEN, PAUSE)).toMatchObject(paused);
  const resumed = { status: 'RUNNING', turnBeganAt: at(0), leftMs: null, deadline: at(61) };
  expect(after(OPEN, PAUSE, RESUME)).toMatchObject(resumed);
  expect(after(OPEN, pick(3, 1))).toMatchObject({ turnBeganAt: at(1), leftMs: null });
  expect(after(...DONE)).toMatchObject({ status: 'ENDED', turnBeganAt: null, deadline: null });
});

test('a clock that was more than five seconds ahead is set, and the turn has its time again', () => {
  const ahead = entriesOf(PLANNED, command(OPEN, 30)).reduce(evolve, PLANNED);
  expect(entriesOf(ahead, command({ kind: 'RUN_DUE' }, 25))).toEqual([]);
  expect(entriesOf(ahead, command({ kind: 'RUN_DUE' }, 24.999))).toMatchObject([
    { kind: 'CLOCK_SET', at: at(24.999), turn: { share: 3, deadline: at(84.999) } },
  ]);
  expect(entriesOf(ahead, command(pick(3, 1), 26))).toMatchObject([{ kind: 'PICKED', at: at(30) }]);
});
