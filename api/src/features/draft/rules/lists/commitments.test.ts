import { overTwelve } from '../../../rotation/rules';
import { suggestedWeeks } from '../../../weeks/rules';
import {
  checkEntries,
  checkLists,
  commitmentOf,
  type DraftAction,
  type DraftEntry,
  decide,
  evolve,
  newSalt,
  plannedDraft,
  type Seat,
} from '../index';

const SALT = `${'00'.repeat(31)}01`;

test('a commitment is the SHA-256 of the salt’s bytes and the list as JSON', async () => {
  // printf '%b%s' '\0…\x01' '{"weeks":[30,7],"isAutopilot":false}' | sha256sum
  expect(await commitmentOf(SALT, { weeks: [30, 7], isAutopilot: false })).toBe(
    'c62d5b621bb0dc44c68912c3cc893fb578200052384d4498ccf44cd2ec7e3dd8',
  );
});

test('order, autopilot and salt each give another commitment', async () => {
  const list = { weeks: [30, 7], isAutopilot: false };
  const all = await Promise.all([
    commitmentOf(SALT, list),
    commitmentOf(SALT, { ...list, weeks: [7, 30] }),
    commitmentOf(SALT, { ...list, isAutopilot: true }),
    commitmentOf(newSalt(), list),
  ]);
  expect(new Set(all).size).toBe(all.length);
});

test('a commitment to a list of one week is none of those that anyone could try without the salt', async () => {
  const made = await commitmentOf(newSalt(), { weeks: [30], isAutopilot: false });
  const empty = ['', '00'.repeat(32)];
  const weeks = Array.from({ length: 53 }, (_, index) => index + 1);
  const guesses = empty.flatMap((salt) =>
    weeks.flatMap((week) =>
      [true, false].map((isAutopilot) => commitmentOf(salt, { weeks: [week], isAutopilot })),
    ),
  );
  expect(await Promise.all(guesses)).not.toContain(made);
});

test('salts have 32 random bytes', () => {
  const salts = Array.from({ length: 100 }, newSalt);
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(salts).size).toBe(100);
});

const WEEKS = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);
const THERE: Seat = { status: 'ACTIVE', wishes: [], isAutopilot: false };
const LISTED: Seat = { ...THERE, wishes: [30], commitment: 'a'.repeat(64) };
const OPEN: DraftAction = {
  ...{ kind: 'OPEN', property: 'Lake House', rotation: overTwelve(2024), setFor: null },
  facts: {
    rules: {
      ...{ version: 2, rounds: 1, order: 'STRAIGHT', windowSeconds: 60 },
      ...{ holidayCap: null, peakCap: null },
    },
    shares: [3, 5],
    weeks: WEEKS,
  },
  ...{ leftOut: [], rehearsals: 0, by: 7, commitments: [] },
};

/** Plays steps at these seconds, each with the seats of then, and returns the log. */
function played(...steps: [DraftAction, number, Record<number, Seat>][]): DraftEntry[] {
  const log: DraftEntry[] = [];
  let state = plannedDraft({
    year: 2027,
    rules: OPEN.kind === 'OPEN' ? OPEN.facts.rules : ({} as never),
  });
  for (const [action, seconds, changes] of steps) {
    const now = new Date(Date.UTC(2027, 0, 1) + seconds * 1000).toISOString();
    const seats = new Map([3, 5].map((share) => [share, changes[share] ?? THERE]));
    const decision = decide(state, { ...action, now, seats });
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    log.push(...decision.entries);
    state = decision.entries.reduce(evolve, state);
  }
  return log;
}

const change = (share: number): DraftAction => ({ kind: 'CHANGE_LIST', share });
const DUE: DraftAction = { kind: 'RUN_DUE' };
const kinds = (log: readonly DraftEntry[]) => log.map(({ kind }) => kind);

test('a commitment leaves the turn and its deadline, however late it comes', () => {
  const log = played([OPEN, 0, {}], [change(5), 59, { 5: LISTED }]);
  expect(kinds(log)).toEqual(['OPENED', 'COMMITTED']);
  expect(log[1]?.turn).toEqual(log[0]?.turn);
  expect(checkEntries(log)).toBeNull();
});

test('a list that was emptied is committed to before its turn is missed', () => {
  const emptied = { ...THERE, commitment: 'b'.repeat(64) };
  const log = played(
    [OPEN, 0, {}],
    [change(3), 1, { 3: LISTED }],
    [change(3), 2, { 3: emptied }],
    [DUE, 60, { 3: emptied }],
  );
  expect(kinds(log)).toEqual(['OPENED', 'COMMITTED', 'COMMITTED', 'MISSED']);
  expect(log[2]?.at).toBe(log[3]?.at);
});

test('a change a minute after the last is committed to at once', () => {
  const other = { ...LISTED, commitment: 'c'.repeat(64) };
  const times = (seconds: number) =>
    kinds(played([OPEN, 0, {}], [change(5), 1, { 5: LISTED }], [change(5), seconds, { 5: other }]));
  expect(times(30)).toEqual(['OPENED', 'COMMITTED']);
  expect(times(59.9)).toEqual(['OPENED', 'COMMITTED']);
  expect(times(61)).toEqual(['OPENED', 'COMMITTED', 'COMMITTED', 'MISSED']);
});

test('every list that waits is committed to before the next turn begins', () => {
  const other = { ...LISTED, commitment: 'c'.repeat(64) };
  const before: [DraftAction, number, Record<number, Seat>][] = [
    [OPEN, 0, {}],
    [change(5), 1, { 5: LISTED }],
    [change(5), 2, { 5: other }],
  ];
  const missed = played(...before, [DUE, 60, { 5: other }]);
  expect(kinds(missed)).toEqual(['OPENED', 'COMMITTED', 'COMMITTED', 'MISSED']);
  const pick: DraftAction = { kind: 'PICK', share: 3, week: 31 };
  const picked = played(...before, [pick, 3, { 5: other }]);
  expect(kinds(picked)).toEqual(['OPENED', 'COMMITTED', 'COMMITTED', 'PICKED']);
  for (const log of [missed, picked]) {
    expect(log[2]).toMatchObject({ share: 5, commitment: other.commitment });
    expect(checkEntries(log)).toBeNull();
  }
});

test('an empty list without an earlier one is not committed to, nor one of a share that takes no part', () => {
  const empty = { ...THERE, commitment: 'd'.repeat(64) };
  expect(kinds(played([OPEN, 0, {}], [change(3), 1, { 3: empty }]))).toEqual(['OPENED']);
  expect(kinds(played([OPEN, 0, {}], [change(7), 1, {}]))).toEqual(['OPENED']);
});

test('a draft that opened before lists were committed to goes on without', () => {
  const [opened] = played([OPEN, 0, {}]);
  if (opened?.kind !== 'OPENED') throw new Error('The draft did not open.');
  const { commitments: _, ...earlier } = opened;
  const state = evolve(plannedDraft({ year: 2027, rules: earlier.facts.rules }), earlier);
  const seats = new Map([
    [3, LISTED],
    [5, THERE],
  ]);
  const after = (action: DraftAction, now: string) => decide(state, { ...action, now, seats });
  expect(after(change(3), '2027-01-01T00:00:10.000Z')).toEqual({ entries: [] });
  const due = after(DUE, '2027-01-01T00:01:00.000Z');
  expect('entries' in due && kinds(due.entries)).toEqual(['PICKED']);
});

test('an owner’s check says of each turn which wish it was, and leaves those of others', async () => {
  const list = { weeks: [30, 31], isAutopilot: true };
  const commitment = await commitmentOf(SALT, list);
  const seat = { ...THERE, wishes: list.weeks, isAutopilot: true, commitment };
  const log = played(
    [OPEN, 0, {}],
    [change(5), 1, { 5: seat }],
    [...([{ kind: 'PICK', share: 3, week: 30 }, 2, { 5: seat }] as const)],
  );
  const mine = [{ seq: 2, share: 5, salt: SALT, ...list }];
  expect(await checkLists(log, mine)).toEqual({
    problem: null,
    turns: [{ seq: 4, share: 5, round: 1, week: 31, place: 2, problem: null }],
  });
  expect(await checkLists(log, [])).toEqual({ problem: null, turns: [] });
  // A list that changed after the log was downloaded is not in it yet.
  const later = { ...mine[0], seq: 9, share: 5, salt: newSalt(), ...list };
  expect((await checkLists(log, [...mine, later])).problem).toBeNull();
});
