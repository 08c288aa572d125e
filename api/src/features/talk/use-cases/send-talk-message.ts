import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { countingAttempt, type Limit, tooMany } from '../../../core/limits/throttle';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { FilePurpose } from '../../files/file.types';
import { attachFiles } from '../../files/steps/attach-file';
import { policyValues } from '../../shares/share.policy';
import { listenersOf, pushedOf } from '../steps/audience';
import { noSuchMessage, readWrittenMessage } from '../steps/find-talk-message';
import { requireContent, requireMentioned } from '../steps/require-content';
import { TAKE_NEXT_PLACE, TALK_MESSAGE_COLUMNS, TALK_MESSAGES } from '../talk.columns';
import { talkSent } from '../talk.happenings';
import type { SendTalkMessageInput } from '../talk.inputs';
import { IS_MY_PERIOD, mayReadMessage, talkRefusal } from '../talk.policy';
import type { TalkMessageView } from '../talk.types';

/** Above human speed. Sending counts them in its own statement. */
const SENDING: Limit = { name: 'send-talk-message', points: 600, seconds: 60 };

const IS_MEANT = `(coalesce(reader.notify, 'ALL') = 'ALL'
      or reader.notify = 'MENTIONS' and period.user_id = any($4::bigint[]))`;

// One statement: the talk's row is locked first and everything else depends on it, so a talk has one
// writer at a time, and its ids and times only grow. The sender's period is locked after it, as
// leaving does: who has left by then sends nothing.
const SEND = statement(
  'send-talk-message',
  `with counted as (
      ${countingAttempt(SENDING, '$1::bigint')}
    ), locked as (
      select property_id from talks where property_id = $3 for update
    ), mine as (
      select period.is_administrator from locked
      join talk_periods period on period.property_id = locked.property_id
      where period.up_to_id is null and ${IS_MY_PERIOD} for share of period
    ), sender as (
      select bool_and(is_administrator) as is_administrator from mine having count(*) > 0
    ), answered as (
      select 1 where $6::bigint is null or exists (select from talk_messages quoted
        where quoted.id = $6 and quoted.property_id = $3 and ${mayReadMessage('quoted')})
    ), talk as (
      ${TAKE_NEXT_PLACE}
      from sender, answered
      where property_id = $3 and (select points from counted) <= ${SENDING.points}
      returning property_id, last_message_id, last_message_at, sender.is_administrator
    ), sent as (
      insert into talk_messages (id, property_id, author_id, kind, is_by_administrator, content,
        client_key, reply_to_id, created_at)
      overriding system value
      select last_message_id, property_id, $1, 'MESSAGE', is_administrator, $4, $5, $6,
        last_message_at from talk
      on conflict (author_id, client_key) where kind = 'MESSAGE' do nothing
      returning id
    ), mentioned as (
      insert into talk_mentions (message_id, user_id)
      select distinct sent.id, period.user_id from sent, talk_periods period
      where period.property_id = $3 and period.up_to_id is null
        and period.user_id = any($7::bigint[])
      returning user_id
    ), added as (
      insert into talk_files (file_id, message_id, place)
      select f.id, sent.id, it.place
      from sent, unnest($8::bigint[]) with ordinality as it(file_id, place)
      join files f on f.id = it.file_id
      on conflict (file_id) do nothing
    )
    select (select id from sent) as id, (select count(*)::int from mentioned) as mentioned,
      exists (select from sender) as "takesPart", exists (select from answered) as "isAnswered",
      counted.points, counted.expire
    from counted`,
);

// After SEND, which may have waited for someone to leave: no one joins or leaves any more.
const SENT = statement(
  'sent-talk-message',
  `select ${TALK_MESSAGE_COLUMNS}, ${listenersOf('m.property_id')} as listeners,
      ${pushedOf('m.property_id', '$1', IS_MEANT)} as pushed
    from ${TALK_MESSAGES} where m.id = $3 and ${mayReadMessage('m')}`,
);

const SENT_BEFORE = statement(
  'talk-message-by-client-key',
  `select id, property_id as "propertyId", content,
      coalesce(edited_at, deleted_at) is not null as "isChanged"
    from talk_messages where author_id = $1 and client_key = $2 and kind = 'MESSAGE'`,
);

/** Returns the message that the caller has already sent with the key of this one. */
async function sentBefore(
  transaction: Transaction,
  actor: Actor,
  { clientKey, propertyId, content }: SendTalkMessageInput,
): Promise<TalkMessageView> {
  const [sent] = clientKey ? await transaction.query(SENT_BEFORE, [actor.userId, clientKey]) : [];
  if (!sent) throw new Error('A message was neither sent now nor before.');
  if (sent.propertyId !== propertyId || (sent.content !== content.trim() && !sent.isChanged)) {
    const sentence = 'clientKey has already been used for another message.';
    throw new AppError('CONFLICT', sentence, 'clientKey');
  }
  return readWrittenMessage(transaction, actor, sent.id);
}

function requireAllowed(
  actor: Actor,
  { takesPart, isAnswered, points, expire }: Row<'send-talk-message'>,
): void {
  if (points > SENDING.points) throw tooMany('attempts', expire);
  if (!takesPart) throw talkRefusal(actor);
  if (!isAnswered) throw noSuchMessage('replyToId');
}

/**
 * Sends a message to the talk of a property in which the caller takes part, in a number of
 * statements that does not depend on how many they are. A repeated client key returns the first
 * message of that key.
 */
export async function sendTalkMessage(
  call: RequestContext,
  input: SendTalkMessageInput,
): Promise<TalkMessageView> {
  const actor = requireMember(call);
  const { propertyId, clientKey = null, replyToId = null } = input;
  const content = input.content.trim();
  const mentions = [...new Set(input.mentionIds)];
  const ids = [...new Set(input.fileIds)];
  requireContent(content, ids);
  return inTransaction(call.app, async (transaction) => {
    const values = [...policyValues(actor), propertyId, content, clientKey, replyToId] as const;
    const [sent] = await transaction.query(SEND, [...values, mentions, ids]);
    if (!sent) throw new Error('Sending was not counted.');
    requireAllowed(actor, sent);
    if (sent.id === null) return sentBefore(transaction, actor, input);
    requireMentioned(mentions, sent.mentioned);
    if (ids.length > 0) {
      const of = { userId: actor.userId, purpose: FilePurpose.TALK, propertyId };
      await attachFiles(transaction, { ids, ...of }, 'fileIds');
    }
    const [found] = await transaction.query(SENT, [...policyValues(actor), sent.id, mentions]);
    if (!found) throw new Error('The message was not stored.');
    const { listeners, pushed, ...message } = found;
    const heard = { propertyId, messageId: sent.id, listeners, pushed };
    // The quote of an answer is not for everyone to read.
    const shared = message.replyTo ? null : message;
    await happened(call, transaction, talkSent, { ...heard, message: shared });
    return message;
  });
}
