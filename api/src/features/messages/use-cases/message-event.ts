import type { RequestContext } from '../../../core/request-context';
import { type MessageBusEvent, MessageEvent } from '../message.events';
import type { MessageView } from '../message.types';
import { findMyMessage } from '../steps/find-my-message';

/** A message sent with its event has its time as text; a large one has to be re-read. */
async function messageOf(
  call: RequestContext,
  event: MessageBusEvent,
): Promise<MessageView | null> {
  if (event.message) return { ...event.message, createdAt: new Date(event.message.createdAt) };
  return event.messageId ? findMyMessage(call, event.messageId) : null;
}

/** Returns the event as the subscriber receives it. */
export async function messageEvent(
  call: RequestContext,
  event: MessageBusEvent,
): Promise<MessageEvent> {
  return { ...event, message: await messageOf(call, event) };
}
