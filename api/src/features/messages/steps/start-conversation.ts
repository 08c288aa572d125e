import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { countingAttempt, type Limit, tooMany } from '../../../core/limits/throttle';
import type { Actor } from '../../../core/request-context';
import { knows } from '../../people/people.policy';

/** Messages per user, above human speed. Sending counts them in its only statement. */
export const SENDING: Limit = { name: 'send-message', points: 600, seconds: 60 };
/** New conversations that a user may start. */
const STARTING: Limit = { name: 'new-conversation', points: 20, seconds: 24 * 3600 };

// The counter's row stays locked until the conversation is committed, so a concurrent transaction
// sees the updated count.
const START = statement(
  'start-conversation',
  `with allowed as (
      select 1 where exists (select 1 from users where id = $2 and deleted_at is null)
        and ($3::boolean or ${knows('$1', '$2')})
    ), started as (
      ${countingAttempt(
        STARTING,
        '$1::bigint',
        `from allowed where not exists (
          select 1 from conversations
          where participant1_id = least($1::bigint, $2::bigint)
            and participant2_id = greatest($1::bigint, $2::bigint))`,
      )}
    )
    select exists (select 1 from allowed) as "isAllowed",
      (select points from started) as started,
      sent.points as sent, sent.expire as "sentUntil"
    from (select 1) one left join throttle sent on sent.key = '${SENDING.name}:' || $1::bigint`,
);

export const noSuchPerson = () =>
  new AppError('NOT_FOUND', 'There is no such user or conversation.', 'receiverId');

/**
 * Checks what a first message to a user additionally requires: the caller knows the user (see
 * people.policy.ts) and has started fewer than 20 conversations that day. Unknown and non-existent
 * users both get NOT_FOUND. Exceeding the message limit is refused here too (TOO_MANY_REQUESTS).
 */
export async function requireMayStartConversation(
  transaction: Transaction,
  { userId, isAdminSession }: Actor,
  receiverId: number,
): Promise<void> {
  const [start] = await transaction.query(START, [userId, receiverId, isAdminSession]);
  if (Number(start?.sent) > SENDING.points) throw tooMany('attempts', Number(start?.sentUntil));
  if (!start?.isAllowed) throw noSuchPerson();
  if (Number(start.started) > STARTING.points) {
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `You can write to at most ${STARTING.points} new people a day. Please try again tomorrow.`,
      'receiverId',
    );
  }
}
