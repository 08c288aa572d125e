import type { Call } from '../../../kit/call';
import { requireMember } from '../../../kit/call';
import { type MessageBusEvent, MessageEvent, messagesTopic } from '../message.events';
import type { MessageView } from '../message.types';
import { findMyMessage } from '../steps/find-message';

/** What happens in my conversations from now on; the topic is the session's person, never an argument. */
export function watchMessages(call: Call): AsyncIterable<MessageBusEvent> {
  const { userId } = requireMember(call);
  return call.app.bus.stream(messagesTopic(userId));
}

/** A travelled message has its time as text, and may have been too large to travel at all. */
async function messageOf(call: Call, event: MessageBusEvent): Promise<MessageView | null> {
  if (event.message) return { ...event.message, createdAt: new Date(event.message.createdAt) };
  return event.messageId ? findMyMessage(call, event.messageId) : null;
}

/** The event as its listener gets it. */
export async function messageEvent(call: Call, event: MessageBusEvent): Promise<MessageEvent> {
  return { ...event, message: await messageOf(call, event) };
}
