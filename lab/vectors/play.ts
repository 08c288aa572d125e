import { createHash } from 'node:crypto';
import {
  type DraftDetails,
  type DraftEntry,
  type DraftRules,
  type DraftState,
  type DraftWeek,
  evolve,
  plannedDraft,
} from '../../api/src/features/draft/rules';
import { add } from '../../api/src/features/draft/rules/machine/progress';
import { type SeasonName, weeksOf } from '../../api/src/features/weeks/rules';

/** An entry or a part of one, which may be wrong. */
export type Fields = Readonly<Record<string, unknown>>;

/** An entry without its place; one that signs knows the hashes before it, the empty one first. */
type Body = Fields | ((hashes: readonly string[]) => Fields);

/** Seconds since the opening, an entry without its place, and what is written in place of it. */
export type Step = readonly [seconds: number, body: Body, instead?: Fields];

export const at = (seconds: number, body: Body, instead: Fields = {}): Step => [
  seconds,
  body,
  instead,
];

/** Returns a step with other fields than it would have. */
export const instead = ([seconds, body, others]: Step, more: Fields): Step =>
  at(seconds, body, { ...others, ...more });

export const YEAR = 2028;
const SATURDAY = 6;
const BEGIN = Date.UTC(2027, 10, 1, 8);

/** Returns the time so many seconds after the opening. */
export const time = (seconds: number) => new Date(BEGIN + Math.round(seconds * 1000)).toISOString();

/** Returns a turn with its deadline, in seconds after the opening. */
export const turn = (round: number, share: number, isCatchUp: boolean, deadline: number) => ({
  ...{ round, share, isCatchUp },
  deadline: time(deadline),
});

/** Returns a week with the dates of the year; the changeover is on Saturdays by default. */
export const week = (
  number: number,
  season: SeasonName = 'LOW',
  holiday: string | null = null,
  weekday = SATURDAY,
): DraftWeek => {
  const { startDate = '', endDate = '' } = weeksOf(YEAR, weekday)[number - 1] ?? {};
  return { week: number, startDate, endDate, season, holiday };
};

/** A step whose entry is known before the others. */
export type Opening = readonly [seconds: number, body: Fields];

interface House {
  rules?: Partial<DraftRules>;
  shares?: readonly number[];
  weeks?: readonly DraftWeek[];
  weekday?: number;
}

function factsOf(version: 1 | 2 | 3, house: House): DraftDetails {
  const { rules, shares = [1, 2], weekday, weeks } = house;
  return {
    rules: {
      ...{ version, rounds: 1, order: 'STRAIGHT', windowSeconds: 3600 },
      ...{ holidayCap: null, peakCap: null, ...rules },
    },
    shares,
    weeks: weeks ?? [10, 11, 12, 13].map((number) => week(number, 'LOW', null, weekday)),
  };
}

const opening = { kind: 'OPENED', property: 'Hut', year: YEAR };

/** Returns an opening in version 1; `more` replaces its fields. */
export const opened1 = (house: House = {}, more: Fields = {}): Opening => [
  0,
  { ...opening, facts: factsOf(1, house), baseYear: YEAR, setFor: null, ...more },
];

/** Returns every other week of the year, as one that a share holds. */
export const leftOutOf = (weeks: readonly { week: number }[], weekday = SATURDAY): Fields[] =>
  weeksOf(YEAR, weekday)
    .filter(({ week: number }) => !weeks.some((it) => it.week === number))
    .map(({ week: number }) => ({ week: number, reason: 'HELD' }));

const openedFrom =
  (version: 2 | 3, own: Fields) =>
  (house: House = {}, more: Fields = {}): Opening => {
    const facts = factsOf(version, house);
    const leftOut = leftOutOf(facts.weeks, house.weekday);
    const rotation = { kind: 'TAKING_PART', baseYear: YEAR, queue: facts.shares };
    return [
      0,
      {
        ...{ ...opening, facts, rotation, setFor: null, leftOut, rehearsals: 0, by: 7 },
        ...{ commitments: [], ...own, ...more },
      },
    ];
  };

/** Returns an opening in version 2, with every other week left out. */
export const opened2 = openedFrom(2, {});

/** Returns an opening in version 3, with every other week left out. */
export const opened3 = openedFrom(3, { previous: null, keys: [] });

/** Returns the hashes of entries behind the empty one. */
export function hashesOf(entries: readonly Fields[]): string[] {
  const hashes = [''];
  for (const entry of entries) {
    const text = `${hashes.at(-1)}\n${JSON.stringify(entry)}`;
    hashes.push(createHash('sha256').update(text).digest('hex'));
  }
  return hashes;
}

/**
 * Plays a draft by the product's rules, which give each entry its number, its turn and its
 * deadline, and do not ask whether it is allowed.
 */
export function played(...steps: readonly Step[]): Fields[] {
  const rules = { version: 1 } as DraftRules;
  let state: DraftState = plannedDraft({ year: YEAR, rules });
  const log: DraftEntry[] = [];
  for (const [seconds, body, instead] of steps) {
    const plain = typeof body === 'function' ? body(hashesOf(log as object[] as Fields[])) : body;
    const last = entryAfter(state, plain, time(seconds));
    const entry = { ...last, ...instead } as DraftEntry;
    log.push(entry);
    state = stateAfter(state, entry);
  }
  return log as object[] as Fields[];
}

/** Returns the entry that the rules make of a body; one that they cannot play stays as it is. */
function entryAfter(state: DraftState, body: Fields, at: string): Fields {
  try {
    const { entries } = add({ state, entries: [] }, body as never, at);
    return { ...entries[0] };
  } catch {
    return { seq: state.seq + 1, at, turn: null, ...body };
  }
}

function stateAfter(state: DraftState, entry: DraftEntry): DraftState {
  try {
    return evolve(state, entry);
  } catch {
    return { ...state, seq: entry.seq, at: entry.at };
  }
}

/** Returns how a draft stands after these entries. */
export const statusOf = (entries: readonly Fields[]): string =>
  (entries as object[] as DraftEntry[]).reduce(
    stateAfter,
    plannedDraft({ year: YEAR, rules: {} as DraftRules }),
  ).status;

export const pick = (share: number, number: number, by = 'OWNER', more: Fields = {}): Fields => ({
  ...{ kind: 'PICKED', share, week: number, by },
  ...more,
});
export const missed = (share: number): Fields => ({ kind: 'MISSED', share });
export const passed = (share: number, reason: string, more: Fields = {}): Fields => ({
  ...{ kind: 'PASSED', share, reason },
  ...more,
});
export const ENDED: Fields = { kind: 'ENDED' };
export const CLOCK_SET: Fields = { kind: 'CLOCK_SET' };
export const PAUSED: Fields = { kind: 'PAUSED' };
export const RESUMED: Fields = { kind: 'RESUMED' };
export const UNDONE: Fields = { kind: 'UNDONE', reason: 'Wrong week' };
const BY = { by: 7, reason: 'Wrong week' };
/** The same in version 2, which says who did it and why. */
export const PAUSED_2: Fields = { ...PAUSED, ...BY };
export const RESUMED_2: Fields = { ...RESUMED, by: 7 };
export const UNDONE_2: Fields = { ...UNDONE, ...BY };
