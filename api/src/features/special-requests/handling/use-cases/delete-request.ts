import { inTransaction } from '../../../../core/database/database';
import type { RequestContext } from '../../../../core/request-context';
import { recordAction } from '../../../audit/steps/record-action';
import { SpecialRequest } from '../../special-request.entities';
import type { SpecialRequestIdArgs } from '../../special-request.inputs';
import { requireRequestsAdministrator } from '../../special-request.policy';
import { lockRequest, requestSubject } from '../../steps/change-request';
import { publishToAsker } from '../../steps/record-request-event';

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
    publishToAsker(transaction, userId, { id, status, version: version + 1 });
    await recordAction(call, transaction, {
      action: 'request.delete',
      id,
      subject: requestSubject(request),
      before: { userId, propertyId, category, priority, status },
    });
    return true;
  });
}
