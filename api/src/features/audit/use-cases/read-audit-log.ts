import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { bySearch, searchFor } from '../../../core/input/page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { AuditLogArgs } from '../audit.inputs';
import type { AuditPage } from '../audit.types';

// The search expression is that of the index audit_log_search.
const PAGES = bySearch('$3', ({ way, holds }) =>
  statement(
    'audit-log',
    `select id, actor_name as "actorName", action, subject,
      before::text, after::text, at from audit_log
    where id < $1 and ${holds(`folded(actor_name || ' ' || action || ' ' || subject)`)}
    order by id desc limit $2`,
    way,
  ),
);

/** What administrators did, newest first, in one statement; administrators only. */
export async function readAuditLog(call: RequestContext, args: AuditLogArgs): Promise<AuditPage> {
  requireAdministrator(call);
  const { first = 50, before = NEWEST_ID } = args;
  const search = searchFor(args.search);
  // One extra row shows whether there is a next page.
  const found = await read(call.app, PAGES[search.way], [before, first + 1, search.value]);
  return cursorPage(found, first, ({ id }) => id);
}
