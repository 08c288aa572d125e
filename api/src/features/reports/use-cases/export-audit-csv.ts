import type { Readable } from 'node:stream';
import { inTransaction } from '../../../core/database/database';
import { csvOf } from '../../../core/http/csv-stream';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { AuditFilterArgs } from '../../audit/audit-filter.type';
import { recordAction } from '../../audit/steps/record-action';
import { exportAuditLog } from '../../audit/use-cases/read-audit-log';
import { requireRecentPassword } from '../../auth/auth.policy';

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
  const action = { action: 'export.audit', subject: 'Export of the audit log' };
  await inTransaction(call.app, (transaction) => recordAction(call, transaction, action));
  return csvOf(['When (UTC)', 'Who', 'What', 'Action'], exportAuditLog(call, filters));
}
