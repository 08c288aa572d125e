import type { Outgoing } from '../../../lib/outbox/outbox';

/** A message that the outbox sends to its receiver. */
export interface Letter {
  content: string;
  /** NEW_CONVERSATION_ID until the first message is sent. */
  conversationId: string;
  receiverId: string;
}

export type OutgoingMessage = Outgoing<Letter>;
