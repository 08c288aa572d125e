import type { AuditArea, LoggedAction } from '../../core/audiences/audit-area';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, rangeOf, subjectParts } from '../audit/steps/phrases';

function periodOf({ after }: LoggedAction) {
  const { from, to } = after ?? {};
  return from && to ? [' for ', rangeOf(from, to)] : [];
}

/** The audit sentences of reports. */
export const reportAudit: AuditArea = {
  area: AdminArea.REPORTS,
  tab: 'reports',
  label: 'Reports',
  describe: byVerb({
    generate: (entry) => [`generated the ${subjectParts(entry).name}`, ...periodOf(entry)],
    send: (entry) => {
      const { recipientEmail } = entry.after ?? {};
      const whom = recipientEmail ? [` to ${recipientEmail}`] : [];
      // It waits until mail is set up.
      return [`asked to email the ${subjectParts(entry).name}`, ...whom, ...periodOf(entry)];
    },
  }),
};

/** The audit sentences of exports, 'Export of users'. */
export const exportAudit: AuditArea = {
  tab: 'reports',
  label: 'Exports',
  describe: ({ subject }) => [`downloaded ${subject.replace(/^Export of /, '')} as CSV`],
};
