import { inTransaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { RequestEventKind, RequestStatus } from '../request-kinds';
import type { SpecialRequestIdArgs } from '../special-request.inputs';
import { noSuchRequest } from '../special-request.policy';
import type { SpecialRequestView } from '../special-request.types';
import { lockRequest, writeRequest } from '../steps/change-request';
import { recordRequestEvent } from '../steps/record-request-event';
import { findRequestOf } from '../steps/stored-request';

/** Withdraws an open request of the caller; does nothing if it is already cancelled. */
export async function withdrawRequest(
  call: RequestContext,
  { id }: SpecialRequestIdArgs,
): Promise<SpecialRequestView> {
  const { userId } = requireMember(call);
  await inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id, userId });
    const status = RequestStatus.cancelled;
    if (request.status === status) return;
    if (request.status === RequestStatus.fulfilled || request.archivedAt) {
      throw new AppError('CONFLICT', 'This request is already closed.', 'id');
    }
    await writeRequest(transaction, request, { status });
    const kind = RequestEventKind.WITHDRAWN;
    await recordRequestEvent(call, transaction, {
      event: { requestId: id, kind, actorId: userId, status },
    });
  });
  const request = await findRequestOf(call, { id, userId });
  if (!request) throw noSuchRequest();
  return request;
}
