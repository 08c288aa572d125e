import type { AuditArea } from '../../core/audiences/audit-area';
import { listed, phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, counted, houseOf, personOf } from '../audit/steps/phrases';

/** The audit sentences of invitations. */
export const invitationAudit: AuditArea = {
  area: AdminArea.USERS,
  tab: 'users',
  label: 'Invitations',
  forOwners: { 'send-to-owners': ['userIds'] },
  describe: byVerb({
    send: (entry, names) => {
      const { invited = 0, leftOut = 0 } = entry.after ?? {};
      if (entry.subject.startsWith('User ')) {
        const person = personOf(entry, names);
        return invited === 0
          ? phrase`did not invite ${person}, who needs no invitation now`
          : phrase`invited ${person}`;
      }
      const others = leftOut === 0 ? '' : ` and left out ${counted(leftOut, 'other')}`;
      return [`invited ${counted(invited, 'person', 'people')}${others}`];
    },
    // Beside the entry of a run, which owners do not read: it may be about many houses.
    'send-to-owners': (entry, names) => {
      const { userIds } = entry.after ?? {};
      const people = Array.isArray(userIds) ? userIds.map((id) => [names.person(id)]) : [];
      return phrase`invited ${listed(people)} to ${houseOf(entry, names)}`;
    },
  }),
};
