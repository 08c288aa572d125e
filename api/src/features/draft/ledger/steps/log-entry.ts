import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type DraftEntry, type LeftOutWeek, personIn } from '../../rules';
import type { DraftLogEntry, LeftOutWeekView } from '../draft-log.types';

/** Names of people by the ids of their accounts; that of someone erased is 'Former owner'. */
export type PeopleInLog = readonly { id: number; name: string }[];

const NAMES = statement(
  'names-in-draft-log',
  `select id, first_name || ' ' || last_name as name from users where id = any($1::bigint[])`,
);

/** Reads the names of all people in some entries; without a statement if there are none. */
export async function peopleIn(
  query: Transaction['query'],
  entries: readonly DraftEntry[],
): Promise<PeopleInLog> {
  const ids = entries.flatMap((entry) => [personIn(entry), resetOf(entry)?.by]).filter(isKnown);
  return ids.length > 0 ? query(NAMES, [ids]) : [];
}

const isKnown = (id: number | null | undefined): id is number => typeof id === 'number';

const resetOf = (entry: DraftEntry) => ('reset' in entry && entry.reset) || null;

/** The evidence for who made an entry; an administrator at the command line has no name. */
function evidenceIn(entry: DraftEntry, names: ReadonlyMap<number, string>) {
  const reset = resetOf(entry);
  return {
    isSigned: 'signed' in entry && entry.signed !== undefined,
    resetBy: reset && (names.get(reset.by ?? 0) ?? 'an administrator'),
  };
}

/** Presents entries for the API: flat, without what the draft already contains, and with names. */
export function logEntriesOf(entries: readonly DraftEntry[], people: PeopleInLog): DraftLogEntry[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return entries.map((entry) => ({
    seq: entry.seq,
    at: entry.at,
    kind: entry.kind,
    share: 'share' in entry ? entry.share : null,
    week: 'week' in entry ? entry.week : null,
    by: entry.kind === 'PICKED' ? entry.by : null,
    who: names.get(personIn(entry) ?? 0) ?? null,
    reason: ('reason' in entry && entry.reason) || null,
    why: ('why' in entry && entry.why) || null,
    ...evidenceIn(entry, names),
  }));
}

/** Presents weeks that are not in a draft, with the names of those who kept them. */
export async function leftOutOf(
  query: Transaction['query'],
  weeks: readonly LeftOutWeek[],
): Promise<LeftOutWeekView[]> {
  const ids = weeks.flatMap(({ by }) => by ?? []);
  const people = ids.length > 0 ? await query(NAMES, [ids]) : [];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return weeks.map(({ week, reason, by, why = null }) => ({
    ...{ week, reason, why },
    who: names.get(by ?? 0) ?? null,
  }));
}
