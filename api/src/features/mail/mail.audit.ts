import type { AuditArea, LoggedAction } from '../../core/audiences/audit-area';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb } from '../audit/steps/phrases';

/** 'Mail 91 to a@b.test' */
const recipientOf = ({ subject }: LoggedAction) => subject.replace(/^Mail \d+ to /, '');

/** The audit sentences of emails. */
export const mailAudit: AuditArea = {
  area: AdminArea.MAIL,
  tab: 'mail',
  label: 'Mail',
  describe: byVerb({
    resend: (entry) => [`sent an email to ${recipientOf(entry)} again`],
    dismiss: (entry) => [`dismissed an email to ${recipientOf(entry)} that was not delivered`],
  }),
};
