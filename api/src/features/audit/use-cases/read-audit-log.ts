import { read } from '../../../core/database/database';
import { type Statement, statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { bySearch, type SearchSql, searchFor } from '../../../core/input/page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { refuseUnknownZone } from '../../../core/time-zone';
import type { AuditLogArgs } from '../audit.inputs';
import type { AuditEntryView, AuditKindView, AuditPage } from '../audit.types';
import { type AuditFilterArgs, DAYS } from '../audit-filter.type';
import { describeEntries, textOf } from '../steps/describe-entries';
import { housePlaces } from '../steps/house-places';

/** All that an entry is about, as in its index audit_log_keys: 'user 12', 'kind share'. */
const KEYS = 'audit_keys(actor_id, action, subject, before, after)';

/** Conditions on those keys; each combination is a statement with its own plan. */
const FILTERS = {
  all: '$4::text[] is null and $5::text[] is null',
  wanted: `${KEYS} @> $4::text[] and $5::text[] is null`,
  housed: `$4::text[] is null and ${KEYS} && $5::text[]`,
  both: `${KEYS} @> $4::text[] and ${KEYS} && $5::text[]`,
};
type Filter = keyof typeof FILTERS;

const COLUMNS = `id, actor_id as "actorId", actor_name as "actorName", action, subject,
      before::text, after::text, at, ${KEYS} as keys`;

/**
 * SQL of the entries of a page. What is asked for may be all that was ever logged or a single entry,
 * which the planner cannot know: first the end of the log is read, and all of it by an index only if
 * that is not enough.
 */
function pageText(condition: string, isFiltered: boolean): string {
  if (!isFiltered) {
    return `select ${COLUMNS} from audit_log where ${condition} order by id desc limit $2`;
  }
  return `with latest as materialized (
      select id from (
        select * from audit_log where id < $1 order by id desc limit 40 * $2
      ) audit_log where ${condition} limit $2
    ), found as materialized (
      select id from latest
      union
      select id from audit_log where ${condition} and (select count(*) from latest) < $2
    )
    select ${COLUMNS} from (select id from found order by id desc limit $2) page
      join audit_log using (id) order by id desc`;
}

const pagesBy = (filter: Filter) => (search: SearchSql) =>
  statement(
    'audit-log',
    pageText(
      `id < $1 and ${search.holds('search_text')} and ${FILTERS[filter]}
      and at >= $6::date::timestamp at time zone $8
      and at < ($7::date + 1)::timestamp at time zone $8`,
      filter !== 'all' || search.way !== 'listed',
    ),
    `${search.way}-${filter}`,
  );

const PAGES: Record<Filter, Record<SearchSql['way'], Statement<'audit-log'>>> = {
  all: bySearch('$3', pagesBy('all')),
  wanted: bySearch('$3', pagesBy('wanted')),
  housed: bySearch('$3', pagesBy('housed')),
  both: bySearch('$3', pagesBy('both')),
};

/** The keys that an entry must all have; null if none are asked for. */
function keysOf({ personId, kind }: AuditFilterArgs): string[] | null {
  const keys = [
    ...(personId === undefined ? [] : [`user ${personId}`]),
    ...(kind === undefined ? [] : [`kind ${kind}`]),
  ];
  return keys.length === 0 ? null : keys;
}

function filterOf(wanted: string[] | null, housed: string[] | null): Filter {
  if (wanted) return housed ? 'both' : 'wanted';
  return housed ? 'housed' : 'all';
}

async function readEntries(
  call: RequestContext,
  filters: AuditFilterArgs,
  { before, limit }: { before: number; limit: number },
): Promise<AuditEntryView[]> {
  const search = searchFor(filters.search);
  const { propertyId } = filters;
  const wanted = keysOf(filters);
  const housed = propertyId === undefined ? null : await housePlaces(call.app, propertyId);
  const { from = DAYS.min, to = DAYS.max, timeZone = call.app.timeZone } = filters;
  const found = await read(call.app, PAGES[filterOf(wanted, housed)][search.way], [
    ...([before, limit, search.value, wanted, housed] as const),
    ...([from, to, timeZone] as const),
  ]).catch(refuseUnknownZone);
  const sentences = await describeEntries(call.app, found);
  return found.map((entry, index) => ({ ...entry, sentence: sentences[index] ?? [] }));
}

/**
 * What administrators did, newest first, in sentences; administrators only. The names in all
 * sentences of a page are read at once.
 */
export async function readAuditLog(call: RequestContext, args: AuditLogArgs): Promise<AuditPage> {
  requireAdministrator(call);
  const { first = 50, before = NEWEST_ID } = args;
  // One extra row shows whether there is a next page.
  const found = await readEntries(call, args, { before, limit: first + 1 });
  return cursorPage(found, first, ({ id }) => id);
}

/** Entries read and written per step of an export. */
const EXPORTED = 500;

/** Yields the entries that match, newest first; administrators only. */
export async function* exportAuditLog(
  call: RequestContext,
  filters: AuditFilterArgs,
): AsyncGenerator<Record<string, unknown>> {
  requireAdministrator(call);
  for (let before = NEWEST_ID, isLast = false; !isLast; ) {
    const found = await readEntries(call, filters, { before, limit: EXPORTED });
    for (const { at, actorName, action, sentence } of found) {
      yield {
        'When (UTC)': at.toISOString().slice(0, 16).replace('T', ' '),
        Who: actorName,
        What: textOf(sentence),
        Action: action,
      };
    }
    before = found.at(-1)?.id ?? before;
    isLast = found.length < EXPORTED;
  }
}

/** The kinds of subjects by which the log can be filtered; administrators only. */
export function listAuditKinds(call: RequestContext): AuditKindView[] {
  requireAdministrator(call);
  return Object.entries(call.app.auditAreas)
    .map(([key, { label }]) => ({ key, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
