import { happened, type Ways } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import { type NoticeKind, noticeEmail, someoneElse } from '../auth.emails';
import { protectionChanged } from '../auth.happenings';
import type { User } from '../user.entity';
import { ownDevice } from './own-device';

/** A request, or the command line, which has neither a user nor a network. */
type Caller = Pick<RequestContext, 'app' | 'actor' | 'device'> & { address: string | null };

export interface AccountChange {
  /** Defaults to none: the email alone. */
  kind?: Ways['security']['kind'];
  notice: NoticeKind;
  /** The email address to notify; defaults to the user’s. */
  to?: (string | null)[];
}

const ACTOR = statement(
  'name-of-actor',
  `select first_name || ' ' || last_name as name from users where id = $1`,
);

/** The person who changed the account, or the network of its user. */
async function originOf(call: Caller, { query }: Transaction, userId: number) {
  const { actor, address, device } = call;
  if (address === null) return someoneElse('The operator of the server');
  if (!actor || actor.userId === userId) return ownDevice({ address, device });
  const [found] = await query(ACTOR, [actor.userId]);
  return someoneElse(`${found?.name ?? 'Someone'}, an administrator`);
}

/**
 * Records a change of how an account is protected in the security log, and emails it to the user,
 * in the transaction of that change.
 */
export async function notifyAccount(
  call: Caller,
  transaction: Transaction,
  { user, kind, notice, to = [user.email] }: AccountChange & { user: Pick<User, 'id' | 'email'> },
): Promise<void> {
  const origin = await originOf(call, transaction, user.id);
  const emails = to
    .filter((address) => address !== null)
    .map((address) => noticeEmail(call.app, { to: address, notice, origin }));
  await happened(call, transaction, protectionChanged, { userId: user.id, kind, emails });
}
