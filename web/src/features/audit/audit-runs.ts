import type { AuditLogQuery } from '../../generated/graphql';
import { dayIn } from '../../lib/dates/dates';
import { groupBy } from '../../lib/list/group-by';
import { grouped } from '../../lib/text/format';

export type Entry = AuditLogQuery['auditLog']['items'][number];
export type Part = Entry['sentence'][number];

/** Entries that follow one another and say the same of several things. */
export interface Run {
  /** The newest first. */
  entries: readonly [Entry, ...Entry[]];
  /** 'Ada Keller made ', '3 properties' and ' inactive.'; undefined for entries that stand for themselves. */
  summary?: { before: readonly Part[]; count: string; after: readonly Part[] };
}

/** How many entries are read at once: many of them may be folded into one line. */
export const PAGE_SIZE = 50;

/** Fewer are not worth a summary. */
const FOLDED = 3;

const HOUSE = '/admin/properties/';

/** The target of a path. */
const NOUNS: readonly (readonly [path: string, one: string, several: string])[] = [
  [HOUSE, 'property', 'properties'],
  ['/admin/users/', 'user', 'users'],
  ['/admin/requests/', 'request', 'requests'],
  ['/admin?tab=drafts', 'draft', 'drafts'],
  ['/admin?tab=swaps', 'swap', 'swaps'],
  ['/documents?', 'document', 'documents'],
];

const plain = (text: string): Part => ({ text, path: null, date: null, until: null });

/** A sentence about one thing, apart from the thing: who did what, and what follows its name. */
function patternOf({ sentence }: Entry) {
  const [who, verb, what, ...rest] = sentence;
  const [, one, several] = NOUNS.find(([path]) => what?.path?.startsWith(path)) ?? [];
  if (!who || !verb || verb.path != null || one === undefined) return undefined;
  // Owners, places, details and reasons are seen once it is unfolded.
  const place = one === 'request' ? rest.findIndex(({ path }) => path?.startsWith(HOUSE)) : -1;
  const more = rest.slice(place + 1);
  const after = one === 'swap' || /^[:,.]/.test(more[0]?.text ?? '') ? [] : more;
  // 'archived the request “A cot”' is 'archived 3 requests'.
  const before = [who, plain(verb.text.replace(new RegExp(`the ${one} $`), ''))];
  return { before, several, after, key: JSON.stringify([before, several, after]) };
}

/** Repeated actions on the same subject count as one subject. */
const isAbout = (path: string | null | undefined) => (entry: Entry) =>
  entry.sentence[2]?.path === path;

/** Entries in their order, those folded that follow one another and say the same. */
export function runsOf(entries: readonly Entry[]): Run[] {
  const runs: { pattern: ReturnType<typeof patternOf>; entries: [Entry, ...Entry[]] }[] = [];
  for (const entry of entries) {
    const pattern = patternOf(entry);
    const last = runs.at(-1);
    const goesOn = pattern && last?.pattern?.key === pattern.key;
    if (goesOn && !last?.entries.some(isAbout(entry.sentence[2]?.path))) last?.entries.push(entry);
    else runs.push({ pattern, entries: [entry] });
  }
  return runs.flatMap(({ pattern, entries: same }): Run[] => {
    if (!pattern || same.length < FOLDED) return same.map((entry) => ({ entries: [entry] }));
    const { several, ...parts } = pattern;
    return [{ entries: same, summary: { ...parts, count: `${grouped(same.length)} ${several}` } }];
  });
}

const dayOf = ({ at }: Entry) => dayIn(new Date(at));

/** The lines of the log; what is of one line is of one day. */
export const linesOf = (entries: readonly Entry[]) =>
  [...groupBy(entries, dayOf).values()].flatMap(runsOf);

/** The first lines of the log, or all, by their day. */
export function daysOf(entries: readonly Entry[], most = Number.POSITIVE_INFINITY) {
  return groupBy(linesOf(entries).slice(0, most), (line) => dayOf(line.entries[0]));
}
