import type { AuditArea, LoggedAction } from '../../core/audiences/audit-area';
import { byVerb } from '../audit/steps/phrases';

/** 'Job 91, deliver-webhook' */
const taskOf = ({ subject }: LoggedAction) => subject.replace(/^Job \d+, /, '');

/** The audit sentences of background jobs. */
export const jobAudit: AuditArea = {
  tab: 'system',
  label: 'Background jobs',
  describe: byVerb({
    retry: (entry) => [`retried a failed job, ${taskOf(entry)}`],
    dismiss: (entry) => [`dismissed a failed job, ${taskOf(entry)}`],
  }),
};
