import { watch } from '../../../core/events/watch';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { findTalkMessage } from '../steps/find-talk-message';
import { type TalkBusEvent, TalkEvent, talkListener, talkTopic } from '../talk.events';
import type { TalkMessageView } from '../talk.types';

/** Subscribes the caller to the talks in which they take part. */
export function watchTalks(call: RequestContext): AsyncIterable<TalkBusEvent> {
  const { userId, isAdminSession } = requireMember(call);
  return watch(call, talkTopic(talkListener(userId, isAdminSession)));
}

/** The message of an event; one that did not travel with it is read, if the caller may. */
async function messageOf(
  call: RequestContext,
  { message, messageId }: TalkBusEvent,
): Promise<TalkMessageView | null> {
  if (!message) return messageId ? findTalkMessage(call, messageId) : null;
  const isMine = message.authorId === requireMember(call).userId;
  return isMine ? message : { ...message, clientKey: null };
}

/** Returns the event as the subscriber receives it. */
export async function talkEvent(call: RequestContext, event: TalkBusEvent): Promise<TalkEvent> {
  return { ...event, message: await messageOf(call, event) };
}
