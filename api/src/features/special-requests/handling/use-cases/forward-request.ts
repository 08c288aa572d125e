import { inTransaction } from '../../../../core/database/database';
import type { RequestContext } from '../../../../core/request-context';
import { requireRecentPasswordOrToken } from '../../../auth/auth.policy';
import { forwardedRequest } from '../../request.emails';
import { RequestEventKind } from '../../request-kinds';
import type { ForwardSpecialRequestArgs } from '../../special-request.inputs';
import { FORWARDS_PER_ADMINISTRATOR } from '../../special-request.limits';
import { requireRequestsAdministrator } from '../../special-request.policy';
import type { SpecialRequestView } from '../../special-request.types';
import { changeRequest, lockRequest } from '../../steps/change-request';
import { requestIn } from '../../steps/stored-request';

/** Forwards a request by email; queues the email and marks the request in one transaction. */
export async function forwardRequest(
  call: RequestContext,
  { id, forwardToEmail }: ForwardSpecialRequestArgs,
): Promise<SpecialRequestView> {
  const { userId } = requireRequestsAdministrator(call);
  requireRecentPasswordOrToken(call);
  await call.app.throttle.consume(FORWARDS_PER_ADMINISTRATOR, String(userId));
  return inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    return changeRequest(call, transaction, {
      request,
      change: { forwardedAt: new Date() },
      event: { kind: RequestEventKind.FORWARDED, forwardedTo: forwardToEmail },
      action: 'request.forward',
      told: { forwardedTo: forwardToEmail },
      email: forwardedRequest(forwardToEmail, await requestIn(transaction, id)),
    });
  });
}
