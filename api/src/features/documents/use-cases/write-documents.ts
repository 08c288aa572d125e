import { changesBetween, picked } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import {
  type Actor,
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { FilePurpose } from '../../files/file.types';
import { attachFile } from '../../files/steps/attach-file';
import { propertyRefusal } from '../../properties/property.policy';
import { policyValues, requirePropertyAccess } from '../../shares/share.policy';
import { DocumentRevision, PropertyDocument } from '../document.entities';
import type { CreateDocumentInput, DocumentIdArgs, UpdateDocumentInput } from '../document.inputs';
import { MAY_EDIT_DOCUMENT, READER_ACCESS } from '../document.policy';
import type { DocumentView } from '../document.types';
import { documentCreated, documentRemoved, documentUpdated } from '../documents.happenings';
import { readWritten } from './read-documents';

/** More than owners write by hand; administrators may bring in a whole archive. */
const OWNERS_WRITING: Limit = { name: 'owners-documents', points: 60, seconds: 3600 };

async function limitOwners({ app }: RequestContext, { userId, isAdminSession }: Actor) {
  if (!isAdminSession) await app.throttle.consume(OWNERS_WRITING, String(userId));
}

/** The logged fields of a document; its content is in its own history. */
const factsOf = (document: PropertyDocument) =>
  picked(document, ['title', 'documentType', 'accessLevel', 'ownersMayEdit']);

const subjectOf = ({ id, title, propertyId }: PropertyDocument) =>
  `Document ${id} of property ${propertyId}, ${title}`;

/** Returns whether owners may change a document; only administrators decide otherwise than before. */
function ownersMayEdit(
  actor: Actor,
  { ownersMayEdit: wanted }: { ownersMayEdit?: boolean },
  now: boolean,
) {
  if (wanted === undefined || wanted === now) return now;
  if (actor.isAdminSession) return wanted;
  const sentence = 'Only administrators decide who may change a document.';
  throw new AppError('FORBIDDEN', sentence, 'ownersMayEdit');
}

/** Takes the file that the caller has uploaded for a document of the property. */
async function takeFile(
  transaction: Transaction,
  { userId }: Actor,
  { id, propertyId }: { id: number; propertyId: number },
): Promise<void> {
  await attachFile(transaction, { id, userId, purpose: FilePurpose.DOCUMENT, propertyId });
}

function requireContent({ content, fileId }: PropertyDocument): void {
  if (content !== '' || fileId !== null) return;
  const sentence = 'Content is missing. Please write a text, or add a file.';
  throw new AppError('BAD_USER_INPUT', sentence, 'content');
}

/** Adds a document to a property, for its owners and administrators. */
export async function createDocument(
  call: RequestContext,
  input: CreateDocumentInput,
): Promise<DocumentView> {
  const { propertyId, fileId = null } = input;
  const actor = await requirePropertyAccess(call, propertyId);
  await limitOwners(call, actor);
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const open = ownersMayEdit(actor, input, !actor.isAdminSession);
    const facts = { ...input, fileId, ownersMayEdit: open };
    const document = manager.create(PropertyDocument, facts);
    requireContent(document);
    if (fileId !== null) await takeFile(transaction, actor, { id: fileId, propertyId });
    const made = await manager.save(document);
    const byId = actor.userId;
    const logged = { subject: subjectOf(made), after: factsOf(made), byId };
    await happened(call, transaction, documentCreated, { document: made, byId, action: logged });
    return readWritten(transaction, actor, made.id);
  });
}

const LOCK = statement(
  'lock-document',
  `select ${MAY_EDIT_DOCUMENT} as "mayEdit"
    from property_documents d join properties p on p.id = d.property_id
    join ${READER_ACCESS} on access.to_all
    where d.id = $3 for update of d`,
);

/** Locks a document that the caller may change. */
async function lockDocument(
  { query, manager }: Transaction,
  actor: Actor,
  id: number,
): Promise<PropertyDocument> {
  const [locked] = await query(LOCK, [...policyValues(actor), id]);
  if (!locked && !actor.isAdminSession) throw propertyRefusal(actor);
  const document = locked && (await manager.findOneBy(PropertyDocument, { id }));
  if (!document) throw new AppError('NOT_FOUND', 'There is no such document.', 'id');
  if (locked.mayEdit) return document;
  throw new AppError('FORBIDDEN', 'Only administrators change this document.', 'id');
}

/** Saves the current version of a document before it is changed or deleted. */
async function keepRevision(
  { manager }: Transaction,
  document: PropertyDocument,
  changedById: number,
): Promise<void> {
  const kept = picked(document, ['title', 'documentType', 'content', 'accessLevel', 'fileId']);
  await manager.insert(DocumentRevision, { ...kept, documentId: document.id, changedById });
}

/**
 * Changes a document and keeps the previous version, with its file; CONFLICT if it has changed since
 * it was read. Owners change those that are open to them.
 */
export async function updateDocument(
  call: RequestContext,
  input: UpdateDocumentInput,
): Promise<DocumentView> {
  const actor = requireMember(call);
  const { id, version, fileId, ...change } = input;
  await limitOwners(call, actor);
  return inTransaction(call.app, async (transaction) => {
    const document = await lockDocument(transaction, actor, id);
    if (document.version !== version) {
      throw new AppError(
        'CONFLICT',
        'Someone else has changed this document. Please open it again and repeat your change.',
        'version',
      );
    }
    await keepRevision(transaction, document, actor.userId);
    const before = factsOf(document);
    const { propertyId } = document;
    const open = ownersMayEdit(actor, input, document.ownersMayEdit);
    Object.assign(document, change, { ownersMayEdit: open });
    if (fileId !== undefined) {
      await takeFile(transaction, actor, { id: fileId, propertyId });
      document.fileId = fileId;
    }
    requireContent(document);
    const saved = await transaction.manager.save(document);
    await happened(call, transaction, documentUpdated, {
      byId: actor.userId,
      subject: subjectOf(saved),
      ...changesBetween(before, factsOf(saved)),
    });
    return readWritten(transaction, actor, id);
  });
}

/** Deletes a document; its history stays. Administrators only. */
export async function removeDocument(
  call: RequestContext,
  { id }: DocumentIdArgs,
): Promise<boolean> {
  const actor = requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const document = await lockDocument(transaction, actor, id);
    await keepRevision(transaction, document, actor.userId);
    const [subject, before] = [subjectOf(document), factsOf(document)];
    await happened(call, transaction, documentRemoved, { subject, before });
    await transaction.manager.remove(document);
  });
  return true;
}
