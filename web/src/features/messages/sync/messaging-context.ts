import { createContext, useContext, useSyncExternalStore } from 'react';
import type { MailboxCountsQuery } from '../../../generated/graphql';
import type { MessageSync } from './message-sync';

interface Messaging {
  userId: string;
  sync: MessageSync;
}

export const MessagingContext = createContext<Messaging | null>(null);

type Counts = MailboxCountsQuery['mailboxCounts'];

/** Separate context, because it changes with every message. */
export const CountsContext = createContext<Counts | undefined>(undefined);

/** The number of messages in each mailbox; undefined until known. */
export const useCounts = (): Counts | undefined => useContext(CountsContext);

/** The signed-in user and the message sync. */
export function useMessaging(): Messaging {
  const messaging = useContext(MessagingContext);
  if (!messaging) {
    throw new Error('The Messages screen needs LiveMessages above it.');
  }
  return messaging;
}

/** The number of unread messages of people and houses, for the navigation badge. */
export function useUnreadCount(): number {
  const { unread = 0, unreadInTalks = 0 } = useCounts() ?? {};
  return unread + unreadInTalks;
}

/** The user's unacknowledged messages to one recipient, oldest first. */
export function useOutgoing(receiverId: string | undefined) {
  const { outbox } = useMessaging().sync;
  const messages = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return messages.filter((message) => message.receiverId === receiverId);
}

/** The draft of a conversation with a person; '' if there is none. */
export function useDraft(conversationId: string, personId: string): string {
  const { drafts } = useMessaging().sync;
  return useSyncExternalStore(drafts.subscribe, drafts.of(conversationId, personId).read);
}

/** True while the other participant is typing in that conversation. */
export function useIsTyping(conversationId: string): boolean {
  const { typing } = useMessaging().sync;
  return useSyncExternalStore(typing.subscribe, typing.snapshot).has(conversationId);
}
