import { changesBetween } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { lockRow } from '../../../core/database/lock-row';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { Property } from '../../properties/property.entity';
import { DocumentRevision, PropertyDocument } from '../document.entities';
import type { CreateDocumentInput, DocumentIdArgs, UpdateDocumentInput } from '../document.inputs';
import type { DocumentView } from '../document.types';
import { documentCreated, documentRemoved, documentUpdated } from '../documents.happenings';

/** The logged fields of a document; its content is in its own history. */
const factsOf = ({ title, documentType, accessLevel }: PropertyDocument) => ({
  title,
  documentType,
  accessLevel,
});

const subjectOf = ({ id, title, propertyId }: PropertyDocument) =>
  `Document ${id} of property ${propertyId}, ${title}`;

/** Adds a document to a property; administrators only. */
export function createDocument(
  call: RequestContext,
  input: CreateDocumentInput,
): Promise<DocumentView> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    if (!(await manager.existsBy(Property, { id: input.propertyId }))) {
      throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyId');
    }
    const made = await manager.save(manager.create(PropertyDocument, input));
    const [subject, after] = [subjectOf(made), factsOf(made)];
    await happened(call, transaction, documentCreated, { subject, after });
    return made;
  });
}

/** Locks a document. */
function lockDocument(transaction: Transaction, id: number): Promise<PropertyDocument> {
  const refusal = () => new AppError('NOT_FOUND', 'There is no such document.', 'id');
  return lockRow(transaction, PropertyDocument, { id }, refusal);
}

/** Saves the current version of a document before it is changed or deleted. */
async function keepRevision(
  { manager }: Transaction,
  document: PropertyDocument,
  changedById: number,
): Promise<void> {
  const { id: documentId, title, documentType, content, accessLevel } = document;
  await manager.insert(DocumentRevision, {
    documentId,
    title,
    documentType,
    content,
    accessLevel,
    changedById,
  });
}

/**
 * Changes a document and keeps the previous version; CONFLICT if it has changed since it was read;
 * administrators only.
 */
export function updateDocument(
  call: RequestContext,
  input: UpdateDocumentInput,
): Promise<DocumentView> {
  const { userId } = requireAdministrator(call);
  const { id, version, ...change } = input;
  return inTransaction(call.app, async (transaction) => {
    const document = await lockDocument(transaction, id);
    if (document.version !== version) {
      throw new AppError(
        'CONFLICT',
        'Someone else has changed this document. Please open it again and repeat your change.',
        'version',
      );
    }
    await keepRevision(transaction, document, userId);
    const before = factsOf(document);
    const saved = await transaction.manager.save(Object.assign(document, change));
    await happened(call, transaction, documentUpdated, {
      subject: subjectOf(saved),
      ...changesBetween(before, factsOf(saved)),
    });
    return saved;
  });
}

/** Deletes a document; its history stays. Administrators only. */
export async function removeDocument(
  call: RequestContext,
  { id }: DocumentIdArgs,
): Promise<boolean> {
  const { userId } = requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const document = await lockDocument(transaction, id);
    await keepRevision(transaction, document, userId);
    const [subject, before] = [subjectOf(document), factsOf(document)];
    await happened(call, transaction, documentRemoved, { subject, before });
    await transaction.manager.remove(document);
  });
  return true;
}
