import { read } from '../../../core/database/database';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { SpecialRequestIdArgs } from '../special-request.inputs';
import { noSuchRequest } from '../special-request.policy';
import type { SpecialRequestView } from '../special-request.types';
import { findRequestOf, REQUEST, requestView } from '../steps/stored-request';

/**
 * Returns one request in one statement: any for administrators, otherwise the caller's own;
 * NOT_FOUND if there is none.
 */
export async function findRequest(
  call: RequestContext,
  { id }: SpecialRequestIdArgs,
): Promise<SpecialRequestView> {
  const { userId, isAdminSession } = requireMember(call);
  if (isAdminSession) {
    const [row] = await read(call.app, REQUEST, [id]);
    if (!row) throw noSuchRequest();
    return requestView(row);
  }
  const found = await findRequestOf(call, { id, userId });
  if (!found) throw noSuchRequest();
  return found;
}
