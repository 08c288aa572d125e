import { CLOCK_SET, type Fields, missed, passed, pick, type Step, time, UNDONE_2 } from '../play';
import type { Steps } from './draft';

/** A way to rewrite a log, and what of the file is other than its entries say. */
export interface Rewriting {
  what: string;
  change: (steps: Steps) => Steps;
  envelope?: Fields;
}

const bodyOf = ([, body]: Step): Fields => body as Fields;

/** Replaces the fields of an entry, by its number. */
const set = (seq: number, more: Fields) => (steps: Steps) =>
  steps.map(
    (step, index): Step =>
      index === seq - 1 ? [step[0], { ...bodyOf(step), ...more }, step[2]] : step,
  );
/** Puts entries in the place of some, from a number on. */
const put =
  (seq: number, count: number, ...others: Step[]) =>
  (steps: Steps) =>
    steps.toSpliced(seq - 1, count, ...others);
const opening = (change: (body: Fields) => Fields) => (steps: Steps) =>
  steps.map((step, index): Step => (index === 0 ? [0, change(bodyOf(step))] : step));
const facts = (change: (it: Fields) => Fields) =>
  opening((body) => ({ ...body, facts: change(body.facts as Fields) }));
const rule = (more: Fields) =>
  facts((it) => ({ ...it, rules: { ...(it.rules as Fields), ...more } }));
const weeks = (change: (all: Fields[]) => Fields[]) =>
  facts((it) => ({ ...it, weeks: change(it.weeks as Fields[]) }));
const without = (number: number) => weeks((all) => all.filter((it) => it.week !== number));
const leftOut = (number: number, reason: string) => (steps: Steps) =>
  opening((body) => ({
    ...body,
    leftOut: [...(body.leftOut as Fields[]), { week: number, reason }].sort(
      (one, other) => Number(one.week) - Number(other.week),
    ),
  }))(without(number)(steps));
const rotated = (more: Fields) =>
  opening((body) => ({ ...body, rotation: { ...(body.rotation as Fields), ...more } }));
const later = (from: number, seconds: number) => (steps: Steps) =>
  steps.map(([at, ...rest], index): Step => [index >= from - 1 ? at + seconds : at, ...rest]);
const all =
  (...changes: ((steps: Steps) => Steps)[]) =>
  (steps: Steps) =>
    changes.reduce((so, change) => change(so), steps);

/** Exchanges the shares 1 and 3 in each entry. */
function exchanged(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((it) => exchanged(it, name));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, it]) => [key, exchanged(it, key)]);
    return Object.fromEntries(fields);
  }
  const isShare = ['share', 'shares', 'queue'].includes(name);
  return isShare && (value === 1 || value === 3) ? 4 - value : value;
}
const inOrder = (steps: Steps) =>
  opening((body) => {
    const { shares } = body.facts as { shares: number[] };
    const keys = shares.flatMap((share) =>
      (body.keys as Fields[]).filter((it) => it.share === share),
    );
    return { ...body, keys };
  })(steps);

const vacant = (seconds: number, share: number): Step => [seconds, passed(share, 'VACANT')];
const YEAR_SECONDS = 366 * 86_400;
const BACK = 5400;

export const REWRITINGS: readonly Rewriting[] = [
  {
    what: 'the first picks of two owners are exchanged',
    change: all(set(2, { week: 12 }), set(4, { week: 10 })),
  },
  { what: 'a free week is gone', change: without(20) },
  { what: 'a free week is said to be held', change: leftOut(20, 'HELD') },
  { what: 'the week of New Year is said to overlap', change: leftOut(1, 'OVERLAP') },
  {
    what: 'a deadline is moved',
    change: (steps) =>
      steps.map(
        ([at, body], index): Step =>
          index === 3
            ? [at, body, { turn: { round: 1, share: 4, isCatchUp: false, deadline: time(5000) } }]
            : [at, body],
      ),
  },
  { what: 'turns are said to be shorter than they were', change: rule({ windowSeconds: 60 }) },
  { what: 'another reason of an undone pick', change: set(6, { reason: 'By mistake' }) },
  { what: 'another person paused', change: set(8, { by: 9 }) },
  {
    what: 'a pick by telephone is the owner’s',
    change: put(10, 1, [1800, pick(5, 15)]),
  },
  {
    what: 'a delegate’s pick is the owner’s',
    change: (steps) => {
      const { who: _, ...body } = bodyOf(steps[12] as Step);
      return put(13, 1, [2100, { ...body, by: 'OWNER' }])(steps);
    },
  },
  {
    what: 'a pick by telephone is one from a list',
    change: put(10, 1, [1800, pick(5, 15, 'WISH_LIST')]),
  },
  { what: 'an undone pick is left out', change: put(5, 2) },
  {
    what: 'an undone pick is invented at the end',
    change: put(
      17,
      0,
      [5850, UNDONE_2],
      [5860, pick(1, 20, 'ADMINISTRATOR', { who: 7, reason: 'By telephone' })],
    ),
  },
  { what: 'the end is cut off', change: (steps) => steps.slice(0, 16) },
  { what: 'an older file is shown', change: (steps) => steps.slice(0, 10) },
  {
    what: 'the end is cut off, and the file says that it ended',
    change: (steps) => steps.slice(0, 16),
    envelope: { status: 'ENDED' },
  },
  {
    what: 'another kind of rotation, with a queue that fits',
    change: rotated({ kind: 'MIRROR_PAIRS', queue: [1, 3, 5, 4, 2] }),
  },
  {
    what: 'another base year, with a queue that fits',
    change: rotated({ baseYear: 2027, queue: [5, 1, 2, 3, 4] }),
  },
  {
    what: 'two shares change places in the whole draft',
    change: (steps) =>
      inOrder(steps.map(([at, body, more]): Step => [at, exchanged(body) as Fields, more])),
  },
  {
    what: 'an owner’s turn is said to be that of a vacant share',
    change: put(16, 2, vacant(5800, 1), vacant(5900, 4), vacant(5900, 1)),
  },
  {
    what: 'a turn is missed in place of the list, and the neutral rule chooses',
    change: all(
      put(15, 1, [5700, missed(2)]),
      put(18, 1, [9500, pick(2, 1, 'NEUTRAL_RULE')], [9500, { kind: 'ENDED' }]),
    ),
  },
  {
    what: 'another list at the last moment, and its week',
    change: put(
      15,
      1,
      [5700, { kind: 'COMMITTED', share: 2, commitment: 'c'.repeat(64) }],
      [5700, pick(2, 20, 'WISH_LIST')],
    ),
  },
  {
    what: 'another list in place of the one that counts',
    change: set(14, { commitment: 'c'.repeat(64) }),
  },
  {
    what: 'another list in the opening',
    change: opening((body) => ({
      ...body,
      commitments: [{ share: 2, commitment: 'c'.repeat(64) }],
    })),
  },
  { what: 'rehearsals are denied', change: set(1, { rehearsals: 0 }) },
  { what: 'its time is said to have opened it', change: set(1, { by: null }) },
  { what: 'the cap of peak weeks is gone', change: rule({ peakCap: null }) },
  {
    what: 'another season of a week',
    change: weeks((them) => them.map((it) => (it.week === 20 ? { ...it, season: 'HIGH' } : it))),
  },
  { what: 'all times are a year later', change: later(1, YEAR_SECONDS) },
  { what: 'a pause is left out', change: put(8, 2) },
  {
    what: 'a clock that was set forward',
    change: put(16, 0, [5750, { ...CLOCK_SET, was: time(5700), server: time(5750) }]),
  },
  {
    what: 'a clock that was set back, and so more time for an owner',
    change: all(
      later(16, -BACK),
      put(16, 0, [5710 - BACK, { ...CLOCK_SET, was: time(5700), server: time(310) }]),
    ),
  },
  {
    what: 'a share is passed over as if no week were left',
    change: set(16, {
      ...passed(1, 'NOTHING_ALLOWED'),
      week: undefined,
      by: undefined,
      signed: undefined,
    }),
  },
  { what: 'a list chose three seconds early', change: later(15, -3) },
  {
    what: 'who took the share and why is left out',
    change: all(put(12, 1, vacant(2000, 4)), put(17, 1, vacant(5900, 4))),
  },
  {
    what: 'the share that was taken is said to be inactive',
    change: put(12, 1, [2000, passed(4, 'INACTIVE')]),
  },
  {
    what: 'a share more, which never took part',
    change: all(
      facts((it) => ({ ...it, shares: [1, 2, 3, 4, 5, 6] })),
      rotated({ queue: [1, 2, 3, 4, 5, 6] }),
      put(17, 0, vacant(5850, 6)),
      put(11, 0, vacant(1800, 6), vacant(1800, 6), vacant(1800, 6)),
    ),
  },
  { what: 'another house', change: set(1, { property: 'Cabin' }) },
];
