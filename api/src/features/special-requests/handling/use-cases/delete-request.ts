import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import type { RequestContext } from '../../../../core/request-context';
import { SpecialRequest } from '../../special-request.entities';
import type { SpecialRequestIdArgs } from '../../special-request.inputs';
import { requireRequestsAdministrator } from '../../special-request.policy';
import { requestDeleted } from '../../special-requests.happenings';
import { lockRequest, requestSubject } from '../../steps/change-request';

/** Permanently deletes a request with its history; the audit log keeps its content. */
export function deleteRequest(
  call: RequestContext,
  { id }: SpecialRequestIdArgs,
): Promise<boolean> {
  requireRequestsAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    const { userId, propertyId, category, priority, status, version } = request;
    await transaction.manager.delete(SpecialRequest, { id });
    await happened(call, transaction, requestDeleted, {
      userId,
      change: { id, status, version: version + 1 },
      id,
      subject: requestSubject(request),
      before: { userId, propertyId, category, priority, status },
    });
    return true;
  });
}
