import type { Transaction } from '../../../core/database/database';
import { queueMail } from '../../../core/mail/queue-mail';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { User } from '../../auth/user.entity';
import { answeredRequest } from '../request.emails';
import type { SpecialRequest } from '../special-request.entities';
import { requestIn } from './stored-request';

/**
 * Queues an email with an administrator's words to the person who made a request, if they still
 * have an address; no one gets an email of their own words.
 */
export async function mailToAsker(
  call: RequestContext,
  transaction: Transaction,
  { id, userId }: SpecialRequest,
  words: string,
): Promise<void> {
  const { userId: writerId } = requireMember(call);
  if (userId === writerId) return;
  const writer = await transaction.manager.findOneByOrFail(User, { id: writerId });
  const request = await requestIn(transaction, id);
  const email = answeredRequest(request, { writer, words, appUrl: call.app.appUrl });
  if (email) await queueMail(transaction, email);
}
