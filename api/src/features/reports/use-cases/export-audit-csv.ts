import type { Readable } from 'node:stream';
import { happenedAnyway } from '../../../core/audiences/happening';
import { csvOf } from '../../../core/http/csv-stream';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { AuditFilterArgs } from '../../audit/audit-filter.type';
import { exportAuditLog } from '../../audit/use-cases/read-audit-log';
import { requireRecentPassword } from '../../auth/auth.policy';
import { auditExported } from '../reports.happenings';

/**
 * Streams the entries of the audit log that match as CSV; administrators who gave their password
 * recently only, and logged.
 */
export async function exportAuditCsv(
  call: RequestContext,
  filters: AuditFilterArgs,
): Promise<Readable> {
  requireAdministrator(call);
  requireRecentPassword(call);
  await happenedAnyway(call, auditExported, { subject: 'Export of the audit log' });
  return csvOf(['When (UTC)', 'Who', 'What', 'Action'], exportAuditLog(call, filters));
}
