import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { type Phrase, phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, inWords, quoted, subjectParts, withNote } from '../audit/steps/phrases';

/** The request of a subject such as 'Request 44, Fresh towels'. */
const requestOf = (entry: LoggedAction, names: Names): Phrase => {
  const { id, name } = subjectParts(entry);
  const request = { text: quoted(name), path: `/admin/requests/${id}` };
  return phrase`the request ${request}${names.ofRequest(id)}`;
};

const plainly = (verb: string) => (entry: LoggedAction, names: Names) =>
  phrase`${verb} ${requestOf(entry, names)}`;

const answerOf = (entry: LoggedAction) => quoted(subjectParts(entry).name);

/** The audit sentences of special requests. */
export const requestAudit: AuditArea = {
  area: AdminArea.REQUESTS,
  tab: 'requests',
  label: 'Special requests',
  describe: byVerb({
    status: (entry, names) => {
      const { status, notes } = entry.after ?? {};
      const to = inWords(String(status ?? 'another status'));
      return phrase`set ${requestOf(entry, names)} to ${to}${withNote(notes)}`;
    },
    note: (entry, names) => {
      const { notes, isForAsker } = entry.after ?? {};
      const whom = isForAsker === false ? ' for administrators only' : ' for the guest';
      const text = typeof notes === 'string' ? `: ${quoted(notes)}` : '';
      return phrase`added a note to ${requestOf(entry, names)}${whom}${text}`;
    },
    forward: (entry, names) => {
      const { forwardedTo } = entry.after ?? {};
      return phrase`forwarded ${requestOf(entry, names)}${forwardedTo ? ` to ${forwardedTo}` : ''}`;
    },
    archive: plainly('archived'),
    unarchive: plainly('unarchived'),
    assign: (entry, names) => {
      const id = entry.after?.assigneeId;
      return phrase`assigned ${requestOf(entry, names)} to ${id == null ? 'no one' : names.person(id)}`;
    },
    delete: (entry, names) => {
      const { propertyId, userId } = entry.before ?? {};
      return [
        `deleted the request ${quoted(subjectParts(entry).name)}`,
        ...(userId == null ? [] : [' of ', names.person(userId)]),
        ...(propertyId == null ? [] : [' at ', names.house(propertyId)]),
      ];
    },
    'save-answer': (entry) => [`saved the answer ${answerOf(entry)}`],
    'delete-answer': (entry) => [`deleted the saved answer ${answerOf(entry)}`],
  }),
};
