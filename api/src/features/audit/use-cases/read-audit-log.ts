import { type Call, requireAdministrator } from '../../../kit/call';
import { read } from '../../../kit/database';
import { searchPattern } from '../../../kit/page';
import type { AuditLogArgs } from '../audit.inputs';
import type { AuditEntryView, AuditPage } from '../audit.types';

const entriesWhere = (condition: string) => `select id, actor_name as "actorName", action, subject,
      before::text, after::text, at from audit_log
    where ($1::int is null or id < $1) and ${condition}
    order by id desc limit $2`;

const ALL = { name: 'audit-log', text: entriesWhere('$3::text is null') };

// The expression is the one of the index audit_log_search.
const SEARCHED = {
  name: 'audit-log-searched',
  text: entriesWhere(`(actor_name || ' ' || action || ' ' || subject) ilike $3`),
};

/** What administrators did, newest first, in one statement; administrators only. */
export async function readAuditLog(call: Call, args: AuditLogArgs): Promise<AuditPage> {
  requireAdministrator(call);
  const { first = 50, before = null } = args;
  const pattern = searchPattern(args.search);
  // One more than asked for tells whether there is a next page.
  const values = [before, first + 1, pattern];
  const found = await read<AuditEntryView>(call.app, pattern ? SEARCHED : ALL, values);
  const items = found.slice(0, first);
  return { items, nextCursor: found.length > first ? (items.at(-1)?.id ?? null) : null };
}
