import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { sqlValues } from '../../../core/input/enum';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { propertyRefusal } from '../../properties/property.policy';
import { policyValues } from '../../shares/share.policy';
import type { DocumentHistoryArgs, PropertyDocumentsArgs } from '../document.inputs';
import { MAY_READ_DOCUMENT, READER_ACCESS } from '../document.policy';
import {
  DOCUMENT_COLUMNS,
  DocumentType,
  type DocumentView,
  REVISION_COLUMNS,
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

const ONE = statement(
  'property-document',
  `select ${DOCUMENT_COLUMNS} from property_documents d join properties p on p.id = d.property_id
    join ${READER_ACCESS} on ${MAY_READ_DOCUMENT} where d.id = $3`,
);

/** Reads a document for the caller who has just written it. */
export async function readWritten(
  { query }: Transaction,
  actor: Actor,
  id: number,
): Promise<DocumentView> {
  const [written] = await query(ONE, [...policyValues(actor), id]);
  if (!written) throw new Error('A document that was written was not found.');
  return written;
}

const HISTORY = statement(
  'document-history',
  `select ${REVISION_COLUMNS}
    from document_revisions d join users u on u.id = d.changed_by_id
    where d.document_id = $1 order by d.id desc limit ${MAX_REVISIONS}`,
);

/**
 * Lists the last 50 earlier versions of a document, newest first: for administrators even of a
 * deleted one, for owners of its property while it is open to their changes; FORBIDDEN for others.
 */
export async function readDocumentHistory(
  call: RequestContext,
  { documentId }: DocumentHistoryArgs,
): Promise<RevisionView[]> {
  const actor = requireMember(call);
  if (!actor.isAdminSession) {
    const [document] = await read(call.app, ONE, [...policyValues(actor), documentId]);
    if (!document?.mayEdit) throw propertyRefusal(actor);
  }
  return read(call.app, HISTORY, [documentId]);
}
