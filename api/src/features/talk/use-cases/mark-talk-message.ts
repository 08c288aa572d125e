import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { changeMessage } from '../steps/change-message';
import type { PinTalkMessageInput, ReactToTalkMessageInput } from '../talk.inputs';
import type { TalkMessageView } from '../talk.types';

const REACT = statement(
  'react-to-talk-message',
  'insert into talk_reactions (message_id, user_id, emoji) values ($1, $2, $3) on conflict do nothing',
);
const UNREACT = statement(
  'take-back-talk-reaction',
  'delete from talk_reactions where message_id = $1 and user_id = $2 and emoji = $3',
);

/** Reacts to a message, or takes that back; repeating it changes nothing. */
export async function reactToTalkMessage(
  call: RequestContext,
  { id, emoji, isOn }: ReactToTalkMessageInput,
): Promise<TalkMessageView> {
  const { userId } = requireMember(call);
  return changeMessage(call, id, (transaction) =>
    transaction.query(isOn ? REACT : UNREACT, [id, userId, emoji]),
  );
}

/** More would hide the talk below them. */
const MAX_PINNED = 20;

// The talk is locked: no other message is pinned at the same time.
const PIN = statement(
  'pin-talk-message',
  `update talk_messages m set pinned_at = coalesce(m.pinned_at, now())
    where m.id = $1 and (select count(*) from talk_messages other
      where other.property_id = m.property_id and other.pinned_at is not null
        and other.id <> m.id) < ${MAX_PINNED}
    returning m.id`,
);
const UNPIN = statement(
  'unpin-talk-message',
  'update talk_messages set pinned_at = null where id = $1',
);

/** Pins a message for all who take part, of at most 20, or unpins it. */
export async function pinTalkMessage(
  call: RequestContext,
  { id, isPinned }: PinTalkMessageInput,
): Promise<TalkMessageView> {
  return changeMessage(call, id, async (transaction) => {
    if (!isPinned) return transaction.query(UNPIN, [id]);
    const pinned = await transaction.query(PIN, [id]);
    if (pinned.length > 0) return pinned;
    const sentence = `At most ${MAX_PINNED} messages can be pinned. Please unpin another one first.`;
    throw new AppError('CONFLICT', sentence, 'id');
  });
}
