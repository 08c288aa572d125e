import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import type { Phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, inWords, quoted, subjectParts, withNote } from '../audit/steps/phrases';

/** The request of a subject such as 'Request 44, Fresh towels'. */
const requestOf = (entry: LoggedAction, names: Names): Phrase => {
  const { id, name } = subjectParts(entry);
  return [
    'the request ',
    { text: quoted(name), path: `/admin/requests/${id}` },
    ...names.ofRequest(id),
  ];
};

const noteOf = ({ after }: LoggedAction): Phrase => withNote(after?.notes);

const plainly = (verb: string) => (entry: LoggedAction, names: Names) => [
  `${verb} `,
  ...requestOf(entry, names),
];

const answerOf = (entry: LoggedAction) => quoted(subjectParts(entry).name);

/** The audit sentences of special requests. */
export const requestAudit: AuditArea = {
  area: AdminArea.REQUESTS,
  tab: 'requests',
  label: 'Special requests',
  describe: byVerb({
    status: (entry, names) => [
      'set ',
      ...requestOf(entry, names),
      ` to ${inWords(String(entry.after?.status ?? 'another status'))}`,
      ...noteOf(entry),
    ],
    note: (entry, names) => {
      const { notes, isForAsker } = entry.after ?? {};
      const whom = isForAsker === false ? ' for administrators only' : ' for the guest';
      const text = typeof notes === 'string' ? [`: ${quoted(notes)}`] : [];
      return ['added a note to ', ...requestOf(entry, names), whom, ...text];
    },
    forward: (entry, names) => {
      const { forwardedTo } = entry.after ?? {};
      return [
        'forwarded ',
        ...requestOf(entry, names),
        ...(forwardedTo ? [` to ${forwardedTo}`] : []),
      ];
    },
    archive: plainly('archived'),
    unarchive: (entry, names) => ['unarchived ', ...requestOf(entry, names)],
    assign: (entry, names) => {
      const id = entry.after?.assigneeId;
      return id == null
        ? ['assigned ', ...requestOf(entry, names), ' to no one']
        : ['assigned ', ...requestOf(entry, names), ' to ', names.person(id)];
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
