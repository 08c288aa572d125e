import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { type Phrase, phrase } from '../../core/rules/sentence';
import { byVerb, changed, quoted } from '../audit/steps/phrases';

/** 'Document 31 of property 34, House rules' */
function documentOf({ subject }: LoggedAction, { house }: Names): Phrase {
  const [, id, property, title] = /^Document (\d+) of property (\d+), (.*)$/s.exec(subject) ?? [];
  if (title === undefined) return [subject];
  const path = `/documents?property=${property}&document=${id}`;
  return phrase`${{ text: quoted(title), path }} of ${house(property)}`;
}

/** The audit sentences of documents. */
export const documentAudit: AuditArea = {
  label: 'Documents',
  forOwners: {
    create: [],
    update: ['title', 'documentType', 'accessLevel', 'ownersMayEdit'],
    remove: [],
  },
  describe: byVerb({
    create: (entry, names) => phrase`added the document ${documentOf(entry, names)}`,
    update: (entry, names) => {
      const isText = Object.keys(entry.after ?? {}).length === 0;
      const document = documentOf(entry, names);
      return isText
        ? phrase`changed the content of ${document}`
        : changed(phrase`the document ${document}`, entry, names);
    },
    remove: (entry, names) => phrase`removed the document ${documentOf(entry, names)}`,
  }),
};
