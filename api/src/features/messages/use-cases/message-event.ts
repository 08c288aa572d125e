import type { RequestContext } from '../../../core/request-context';
import { type MessageBusEvent, MessageEvent } from '../message.events';
import type { MessageView } from '../message.types';
import { findMyMessage } from '../steps/find-my-message';

/** A large message is not sent with its event, and has to be re-read. */
async function messageOf(
  call: RequestContext,
  event: MessageBusEvent,
): Promise<MessageView | null> {
  if (event.message) return event.message;
  return event.messageId ? findMyMessage(call, event.messageId) : null;
}

/** Returns the event as the subscriber receives it. */
export async function messageEvent(
  call: RequestContext,
  event: MessageBusEvent,
): Promise<MessageEvent> {
  return { ...event, message: await messageOf(call, event) };
}
