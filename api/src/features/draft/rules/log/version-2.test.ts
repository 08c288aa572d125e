import { overTwelve } from '../../../rotation/rules';
import { suggestedWeeks } from '../../../weeks/rules';
import {
  type DraftAction,
  type DraftDetails,
  type DraftEntry,
  type DraftMove,
  decide,
  evolve,
  explainMove,
  personIn,
  plannedDraft,
  READABLE,
  type RulesVersion,
  type Seat,
} from '../index';
import { checkEntries } from './check-entries';

const WEEKS = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);
const factsOf = (version: RulesVersion): DraftDetails => ({
  rules: {
    ...{ version, rounds: 1, order: 'STRAIGHT', windowSeconds: 60 },
    ...{ holidayCap: null, peakCap: null },
  },
  shares: [3, 5],
  weeks: WEEKS.slice(1),
});
const THERE: Seat = { status: 'ACTIVE', wishes: [], isAutopilot: false };
const VACANT: Seat = { ...THERE, status: 'VACANT' };
const LEFT_OUT = [{ week: 1, reason: 'MAINTENANCE' as const }];

/** Plays a draft of a version, one command per second, and returns its log. */
function played(
  version: RulesVersion,
  ...steps: readonly (DraftAction | [DraftAction, Record<number, Seat>])[]
): DraftEntry[] {
  const facts = factsOf(version);
  const log: DraftEntry[] = [];
  const open: DraftAction = {
    ...{ kind: 'OPEN', property: 'Lake House', facts, rotation: overTwelve(2024), setFor: null },
    ...{ leftOut: LEFT_OUT, rehearsals: 2, by: 7, commitments: [] },
  };
  let state = plannedDraft({ year: 2027, rules: facts.rules });
  for (const [second, step] of [open, ...steps].entries()) {
    const [action, changes] = Array.isArray(step) ? step : [step, {}];
    const seats = new Map(Object.entries({ 3: THERE, 5: THERE, ...changes }));
    const now = new Date(Date.UTC(2027, 0, 1) + second * 1000).toISOString();
    const around = { now, seats: new Map([...seats].map(([key, seat]) => [Number(key), seat])) };
    const decision = decide(state, { ...action, ...around });
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    log.push(...decision.entries);
    state = decision.entries.reduce(evolve, state);
  }
  return log;
}

/** The fields of an entry besides its place in the log. */
const saysOf = ({ seq: _, at: __, turn: ___, ...says }: DraftEntry) => says;

const PAUSE: DraftAction = { kind: 'PAUSE', by: 7, reason: ' The meeting is over ' };
const RESUME: DraftAction = { kind: 'RESUME', by: 8 };
const pick = (share: number, week: number): DraftAction => ({ kind: 'PICK', share, week });
const UNDO: DraftAction = { kind: 'UNDO', by: 7, reason: ' A mistake ' };
const BY_PHONE: DraftAction = {
  ...{ kind: 'PICK', share: 3, week: 8 },
  chooser: { by: 'ADMINISTRATOR', who: 7, reason: ' By telephone ' },
};
const DELEGATED: DraftAction = {
  ...{ kind: 'PICK', share: 3, week: 9 },
  chooser: { by: 'DELEGATE', who: 9 },
};

test('an opening says which weeks it leaves out, how often it was rehearsed, and who opened it', () => {
  const facts = factsOf(2);
  expect(played(2).map(saysOf)).toEqual([
    {
      ...{ kind: 'OPENED', property: 'Lake House', year: 2027, facts, rotation: overTwelve(2024) },
      ...{ setFor: null, leftOut: LEFT_OUT, rehearsals: 2, by: 7, commitments: [] },
    },
  ]);
});

test('who pauses, resumes and undoes is in the log, with the reason', () => {
  const log = played(2, PAUSE, RESUME, pick(3, 2), UNDO);
  expect(log.slice(1).map(saysOf)).toEqual([
    { kind: 'PAUSED', by: 7, reason: 'The meeting is over' },
    { kind: 'RESUMED', by: 8 },
    { kind: 'PICKED', share: 3, week: 2, by: 'OWNER' },
    { kind: 'UNDONE', by: 7, reason: 'A mistake' },
  ]);
  expect(log.map(personIn)).toEqual([7, 7, 8, null, 7]);
});

test('an undo in a pause is in order', () => {
  const log = played(2, pick(3, 2), PAUSE, UNDO, RESUME, pick(3, 4));
  expect(log.map(({ kind }) => kind)).toEqual([
    ...['OPENED', 'PICKED', 'PAUSED', 'UNDONE', 'RESUMED', 'PICKED'],
  ]);
  expect(log[4]?.turn).toMatchObject({ share: 3 });
  expect(checkEntries(log)).toBeNull();
});

test.each([
  [' The meeting is over ', { reason: 'The meeting is over' }],
  ['  ', {}],
])('why a draft is resumed is in the log if someone says so: %j', (reason, said) => {
  const log = played(2, PAUSE, { kind: 'RESUME', by: 8, reason });
  expect(log.slice(2).map(saysOf)).toEqual([{ kind: 'RESUMED', by: 8, ...said }]);
});

test('a pick for an owner says who made it, and an administrator’s why', () => {
  const log = played(2, DELEGATED, UNDO, BY_PHONE);
  expect(log.filter(({ kind }) => kind === 'PICKED').map(saysOf)).toEqual([
    { kind: 'PICKED', share: 3, week: 9, by: 'DELEGATE', who: 9 },
    { kind: 'PICKED', share: 3, week: 8, by: 'ADMINISTRATOR', who: 7, reason: 'By telephone' },
  ]);
  expect(log.map(personIn)).toEqual([7, 9, 7, 7]);
});

test('a draft of version 1 goes on as it began, and no one can choose for an owner in it', () => {
  const log = played(1, PAUSE, RESUME, pick(3, 2), UNDO);
  expect(log.slice(1).map(saysOf)).toEqual([
    { kind: 'PAUSED' },
    { kind: 'RESUMED' },
    { kind: 'PICKED', share: 3, week: 2, by: 'OWNER' },
    { kind: 'UNDONE', reason: 'A mistake' },
  ]);
  expect(log[0]).not.toHaveProperty('leftOut');
  expect(() => played(1, BY_PHONE)).toThrow('owners choose for themselves');
});

test.each<[string, Seat['status']]>([
  ['without an owner', 'VACANT'],
  ['that is inactive', 'INACTIVE'],
])('a share %s at its turn gets a second one, and no third', (_name, status) => {
  const gone = { ...VACANT, status };
  const missed: [DraftAction, Record<number, Seat>] = [{ kind: 'RUN_DUE' }, { 3: gone }];
  const back = played(2, missed, pick(5, 2), pick(3, 4));
  expect(back.slice(1).map(saysOf)).toEqual([
    { kind: 'PASSED', share: 3, reason: status },
    { kind: 'PICKED', share: 5, week: 2, by: 'OWNER' },
    { kind: 'PICKED', share: 3, week: 4, by: 'OWNER' },
    { kind: 'ENDED' },
  ]);
  expect(back[2]?.turn).toMatchObject({ share: 3, isCatchUp: true });
  const away = played(2, missed, [pick(5, 2), { 3: gone }]);
  expect(away.slice(2).map(({ kind }) => kind)).toEqual(['PICKED', 'PASSED', 'ENDED']);
  expect(
    played(1, missed, pick(5, 2))
      .slice(1)
      .map(({ kind }) => kind),
  ).toEqual([...['PASSED', 'PICKED', 'ENDED']]);
});

const NAMES = {
  share: (share: number) => `Share ${share}`,
  week: (week: number) => `week ${week}`,
};
const passed: DraftMove = { kind: 'PASSED', share: 3, reason: 'VACANT' };
const picked: DraftMove = { kind: 'PICKED', share: 3, week: 8, by: 'DELEGATE', who: 9 };
const { rules } = factsOf(2);

test.each<[string, DraftMove, boolean | null]>([
  [
    'Share 3 had no owner and was skipped; it gets another turn at the end of the round.',
    passed,
    false,
  ],
  ['Share 3 had no owner and was skipped.', passed, true],
  ['Share 3 had no owner and was skipped.', passed, null],
  ['Ann Bell chose week 8 for Share 3.', picked, null],
  [
    'Ann Bell, an administrator, chose week 8 for Share 3.',
    { ...picked, by: 'ADMINISTRATOR' },
    null,
  ],
])('a move explains itself: %s', (sentence, move, isCatchUp) => {
  const place = isCatchUp === null ? null : { rules, board: { isCatchUp } };
  expect(explainMove(move, { ...NAMES, person: 'Ann Bell' }, place)).toBe(sentence);
});

test.each([
  ['Sick', true],
  ['a b c', true],
  ['病気です', true],
  ['..', false],
  ['ok.', false],
  ['12345', false],
  ['', false],
])('%j is a reason that people can read: %s', (reason, isReadable) => {
  expect(READABLE.test(reason)).toBe(isReadable);
});
