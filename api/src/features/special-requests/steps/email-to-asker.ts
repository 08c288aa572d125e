import type { Transaction } from '../../../core/database/database';
import type { Email } from '../../../core/mail/email';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { User } from '../../auth/user.entity';
import { answeredRequest } from '../request.emails';
import type { SpecialRequest } from '../special-request.entities';
import { requestIn } from './stored-request';

/**
 * Returns an email with an administrator's words to the person who made a request, if they still
 * have an address; no one gets an email of their own words.
 */
export async function emailToAsker(
  call: RequestContext,
  transaction: Transaction,
  { id, userId }: SpecialRequest,
  words: string,
): Promise<Email | null> {
  const { userId: writerId } = requireMember(call);
  if (userId === writerId) return null;
  const writer = await transaction.manager.findOneByOrFail(User, { id: writerId });
  const request = await requestIn(transaction, id);
  return answeredRequest(request, { writer, words, appUrl: call.app.appUrl }) ?? null;
}
