import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { sqlValues } from '../../../core/input/enum';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { propertyRefusal } from '../../properties/property.policy';
import { policyValues } from '../../shares/share.policy';
import { DocumentRevision } from '../document.entities';
import type { DocumentHistoryArgs, PropertyDocumentsArgs } from '../document.inputs';
import { MAY_READ_DOCUMENT, READER_ACCESS } from '../document.policy';
import {
  DOCUMENT_COLUMNS,
  DocumentType,
  type DocumentView,
  type RevisionView,
} from '../document.types';

/** Maximum number of revisions in a history. */
const MAX_REVISIONS = 50;

// A property without readable documents is one row without a document; no row means no access.
const OF_PROPERTY = statement(
  'property-documents',
  `select ${DOCUMENT_COLUMNS} from properties p
    join ${READER_ACCESS} on access.to_all or access.to_some
    left join property_documents d on d.property_id = p.id and ${MAY_READ_DOCUMENT}
    where p.id = $3
    order by array_position(array[${sqlValues(DocumentType)}], d.document_type), d.title, d.id`,
);

/**
 * Lists a property's documents, house guide first, in one statement: all for its owners and
 * administrators, those for everyone for its guests; FORBIDDEN for others.
 */
export async function listPropertyDocuments(
  call: RequestContext,
  { propertyId }: PropertyDocumentsArgs,
): Promise<DocumentView[]> {
  const actor = requireMember(call);
  const values = [...policyValues(actor), propertyId] as const;
  const rows = await read(call.app, OF_PROPERTY, values);
  if (rows.length === 0) throw propertyRefusal(actor);
  return rows.filter((row) => row.id !== null);
}

/**
 * Lists the last 50 earlier versions of a document, newest first, even of a deleted one;
 * administrators only.
 */
export async function readDocumentHistory(
  call: RequestContext,
  { documentId }: DocumentHistoryArgs,
): Promise<RevisionView[]> {
  requireAdministrator(call);
  const revisions = await call.app.db.getRepository(DocumentRevision).find({
    where: { documentId },
    relations: { changedBy: true },
    select: { changedBy: { id: true, firstName: true, lastName: true } },
    order: { id: 'DESC' },
    take: MAX_REVISIONS,
  });
  return revisions.flatMap(({ changedBy, ...revision }) =>
    changedBy ? [{ ...revision, changedBy }] : [],
  );
}
