import { IsNull } from 'typeorm';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { AppError, requireVersion } from '../../../../core/errors';
import type { RequestContext } from '../../../../core/request-context';
import { isAdministrator } from '../../../auth/rules';
import { User } from '../../../auth/user.entity';
import { RequestEventKind } from '../../request-kinds';
import type {
  AssignSpecialRequestArgs,
  SpecialRequestIdArgs,
  UpdateSpecialRequestStatusInput,
} from '../../special-request.inputs';
import { NOTES_PER_USER } from '../../special-request.limits';
import { requireRequestsAdministrator } from '../../special-request.policy';
import type { SpecialRequestView } from '../../special-request.types';
import { changeRequest, lockRequest } from '../../steps/change-request';
import { requestIn } from '../../steps/stored-request';

/**
 * Sets any status, in any order (spec §4), with notes for the requester or for administrators only;
 * an unchanged status with notes adds a note. CONFLICT if the request has changed since the version
 * that was read.
 */
export async function updateRequestStatus(
  call: RequestContext,
  input: UpdateSpecialRequestStatusInput,
): Promise<SpecialRequestView> {
  const { userId } = requireRequestsAdministrator(call);
  const { id, status, notes, isForAsker = true, expectedVersion } = input;
  // It is mailed to the requester.
  if (notes?.trim() && isForAsker) await call.app.throttle.consume(NOTES_PER_USER, String(userId));
  return inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    requireVersion('request', request, expectedVersion);
    const isNote = request.status === status;
    if (isNote && notes === undefined) return requestIn(transaction, id);
    const note = notes?.trim();
    return changeRequest(call, transaction, {
      request,
      change: { status },
      event: {
        kind: isNote ? RequestEventKind.NOTE : RequestEventKind.STATUS,
        status: isNote ? null : status,
        note,
        isForAsker,
      },
      action: isNote ? 'request.note' : 'request.status',
      told: note === undefined ? {} : { notes: note, isForAsker },
    });
  });
}

function setArchived(
  call: RequestContext,
  id: number,
  isArchived: boolean,
): Promise<SpecialRequestView> {
  requireRequestsAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    if ((request.archivedAt !== null) === isArchived) return requestIn(transaction, id);
    const { ARCHIVED, UNARCHIVED } = RequestEventKind;
    return changeRequest(call, transaction, {
      request,
      change: { archivedAt: isArchived ? new Date() : null },
      event: { kind: isArchived ? ARCHIVED : UNARCHIVED },
      action: isArchived ? 'request.archive' : 'request.unarchive',
    });
  });
}

/** Archives a request; does nothing if it is already archived. */
export function archiveRequest(
  call: RequestContext,
  { id }: SpecialRequestIdArgs,
): Promise<SpecialRequestView> {
  return setArchived(call, id, true);
}

/** Restores a request from the archive to the list of its status. */
export function unarchiveRequest(
  call: RequestContext,
  { id }: SpecialRequestIdArgs,
): Promise<SpecialRequestView> {
  return setArchived(call, id, false);
}

async function requireAssignee({ manager }: Transaction, id: number | null): Promise<void> {
  if (id === null) return;
  const user = await manager.findOneBy(User, { id, deletedAt: IsNull() });
  if (!user || !isAdministrator(user)) {
    throw new AppError(
      'BAD_USER_INPUT',
      'Requests can be assigned to administrators only.',
      'assigneeId',
    );
  }
}

/**
 * Assigns a request to an administrator; null unassigns it. CONFLICT if the request has changed
 * since the version that was read.
 */
export function assignRequest(
  call: RequestContext,
  { id, assigneeId = null, expectedVersion }: AssignSpecialRequestArgs,
): Promise<SpecialRequestView> {
  requireRequestsAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    requireVersion('request', request, expectedVersion);
    await requireAssignee(transaction, assigneeId);
    if (request.assigneeId === assigneeId) return requestIn(transaction, id);
    return changeRequest(call, transaction, {
      request,
      change: { assigneeId },
      event: { kind: RequestEventKind.ASSIGNED, assigneeId, isForAsker: false },
      action: 'request.assign',
    });
  });
}
