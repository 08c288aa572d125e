import { allRows, ROWS_PER_STEP } from '../../../core/database/all-rows';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { type FirstWay, searchFor } from '../../../core/input/search';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { textOf } from '../../../core/rules/sentence';
import { refuseUnknownZone } from '../../../core/time/time-zone';
import type { AuditLogArgs } from '../audit.inputs';
import type { AuditEntryView, AuditKindView, AuditPage } from '../audit.types';
import { type AuditFilterArgs, DAYS } from '../audit-filter.type';
import { describeEntries } from '../steps/describe-entries';
import { searchEntries } from '../steps/entry-search';

/** Conditions on what an entry is about; each is a statement with its own plan. */
const FILTERS = {
  all: '$4::text[] is null',
  wanted: 'entry.keys @> $4::text[]',
};
type Filter = keyof typeof FILTERS;

const COLUMNS = `entry.id, entry.actor_id as "actorId", entry.actor_name as "actorName",
      entry.action, entry.subject, entry.before::text, entry.after::text, entry.at, entry.keys`;

/**
 * SQL of the entries of a page. The planner cannot know whether a filter finds all that was ever
 * logged or a single entry: first the end of the log is read, and all of it by an index only if
 * that is not enough.
 */
function pageText(way: FirstWay, filter: Filter): string {
  const { named, holds, found } = searchEntries(way);
  const condition = `entry.id < $1 and ${FILTERS[filter]}
      and entry.at >= $5::date::timestamp at time zone $7
      and entry.at < ($6::date + 1)::timestamp at time zone $7 and ${holds}`;
  if (filter === 'all' && way === 'listed') {
    return `select ${COLUMNS} from audit_log entry where ${condition} order by id desc limit $2`;
  }
  const ways = found.map(
    (by) => `union select id from audit_log entry
      where ${by} and ${condition} and (select count(*) from latest) < $2`,
  );
  return `with ${named}latest as materialized (
      select id from (
        select * from audit_log where id < $1 order by id desc limit 40 * $2
      ) entry where ${condition} limit $2
    ), found as materialized (
      select id from latest
      ${ways.join('\n      ')}
    )
    select ${COLUMNS} from (select id from found order by id desc limit $2) page
      join audit_log entry using (id) order by id desc`;
}

const pagesBy = (filter: Filter) => {
  const page = (way: FirstWay) => statement('audit-log', pageText(way, filter), `${way}-${filter}`);
  return {
    listed: page('listed'),
    searched: page('searched'),
    scanned: page('scanned'),
    letter: page('letter'),
  };
};

const PAGES = { all: pagesBy('all'), wanted: pagesBy('wanted') };

/** The keys that an entry must all have; null if none are asked for. */
function keysOf({ personId, propertyId, kind }: AuditFilterArgs): string[] | null {
  const keys = [
    ...(personId === undefined ? [] : [`user ${personId}`]),
    ...(propertyId === undefined ? [] : [`property ${propertyId}`]),
    ...(kind === undefined ? [] : [`kind ${kind}`]),
  ];
  return keys.length === 0 ? null : keys;
}

async function readEntries(
  call: RequestContext,
  filters: AuditFilterArgs,
  { before, limit }: { before: number; limit: number },
): Promise<AuditEntryView[]> {
  const search = searchFor(filters.search);
  const wanted = keysOf(filters);
  const { from = DAYS.min, to = DAYS.max, timeZone = call.app.timeZone } = filters;
  const page = PAGES[wanted ? 'wanted' : 'all'][search.way];
  const values = [before, limit, search.value, wanted, from, to, timeZone] as const;
  const found = await read(call.app, page, values).catch(refuseUnknownZone);
  const sentences = await describeEntries(call.app, found);
  return found.map((entry, index) => ({ ...entry, sentence: sentences[index] ?? [] }));
}

/**
 * Administrators’ actions, newest first, in sentences; administrators only. The names in all
 * sentences of a page are read at once.
 */
export async function readAuditLog(call: RequestContext, args: AuditLogArgs): Promise<AuditPage> {
  requireAdministrator(call);
  const { first = 50, before = NEWEST_ID } = args;
  // One extra row shows whether there is a next page.
  const found = await readEntries(call, args, { before, limit: first + 1 });
  return cursorPage(found, first, ({ id }) => id);
}

/** Yields the entries that match, newest first; administrators only. */
export async function* exportAuditLog(
  call: RequestContext,
  filters: AuditFilterArgs,
): AsyncGenerator<Record<string, unknown>> {
  requireAdministrator(call);
  const entriesBefore = (before: number) =>
    readEntries(call, filters, { before, limit: ROWS_PER_STEP });
  const entries = allRows(entriesBefore, ({ id }) => id, NEWEST_ID);
  for await (const { at, actorName, action, sentence } of entries) {
    yield {
      'When (UTC)': at.toISOString().slice(0, 16).replace('T', ' '),
      Who: actorName,
      What: textOf(sentence),
      Action: action,
    };
  }
}

/** The kinds of subjects by which the log can be filtered; administrators only. */
export function listAuditKinds(call: RequestContext): AuditKindView[] {
  requireAdministrator(call);
  return Object.entries(call.app.auditAreas)
    .map(([key, { label }]) => ({ key, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
