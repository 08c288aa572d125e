import {
  type Fields,
  opened3,
  PAUSED_2,
  passed,
  pick,
  RESUMED_2,
  type Step,
  UNDONE_2,
  week,
} from '../play';
import { browser } from '../sign';
import { owned } from '../signed';

/** Entries in the order of a log: when, what, and what is written in place of it. */
export type Steps = readonly Step[];

type Device = ReturnType<typeof browser>;

const first = browser(101n);
const second = browser(102n);
const third = browser(103n);
const fourth = browser(104n);
const fifth = browser(105n);
const delegate = browser(106n);

const KEYS = [
  ...[owned(1, 11, first), owned(2, 12, second), owned(3, 13, third)],
  ...[owned(3, 16, delegate), owned(4, 14, fourth), owned(5, 15, fifth)],
];
const NEW_YEAR = week(1, 'PEAK', 'New Year');
const WEEKS = [NEW_YEAR, ...Array.from({ length: 11 }, (_, index) => week(10 + index))];

/** Signs an entry as the browser of its person does: over the end of the log. */
const signing =
  (by: Device, entry: Fields): Step[1] =>
  (hashes) => {
    const { kind, share, week: number, commitment } = entry;
    const [what, chosen] = kind === 'PICKED' ? ['pick', number] : ['list', commitment];
    const text = `fairweek ${what}\n${hashes.at(-1)}\n${share}\n${chosen}`;
    return { ...entry, signed: { seq: hashes.length - 1, key: by.key, value: by.sign(text) } };
  };

/**
 * A draft of five shares and two rounds, whose owners sign: with two turns from a list, a pick
 * undone, a pause, a pick by telephone, a share that was taken from its owner, and a delegate.
 */
export const DRAFT: Steps = [
  opened3(
    {
      ...{ shares: [1, 2, 3, 4, 5], weeks: WEEKS },
      rules: { rounds: 2, order: 'SERPENTINE', peakCap: 1 },
    },
    {
      ...{ rehearsals: 2, previous: { year: 2027, head: 'e'.repeat(64) }, keys: KEYS },
      commitments: [{ share: 2, commitment: 'a'.repeat(64) }],
    },
  ),
  [100, signing(first, pick(1, 10))],
  [200, pick(2, 11, 'WISH_LIST')],
  [300, signing(third, pick(3, 12))],
  [400, signing(fourth, pick(4, 13))],
  [500, UNDONE_2],
  [600, signing(fourth, pick(4, 14))],
  [700, PAUSED_2],
  [1700, RESUMED_2],
  [1800, pick(5, 15, 'ADMINISTRATOR', { who: 7, reason: 'By telephone' })],
  [1900, signing(fifth, pick(5, 16))],
  [2000, passed(4, 'VACANT', { by: 7, why: 'Sold' })],
  [2100, signing(delegate, pick(3, 17, 'DELEGATE', { who: 16 }))],
  [2200, signing(second, { kind: 'COMMITTED', share: 2, commitment: 'b'.repeat(64) })],
  [5700, pick(2, 18, 'WISH_LIST')],
  [5800, signing(first, pick(1, 19))],
  [5900, passed(4, 'VACANT', { by: 7 })],
  [5900, { kind: 'ENDED' }],
];
