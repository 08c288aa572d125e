import type { AuditArea } from '../../core/audiences/audit-area';
import { byVerb } from '../audit/steps/phrases';

/** The audit sentences of backups. */
export const backupAudit: AuditArea = {
  tab: 'system',
  label: 'Backups',
  describe: byVerb({ start: () => ['started a backup'] }),
};
