import { createContext, useContext, useSyncExternalStore } from 'react';
import type { MailboxCountsQuery } from '../../../generated/graphql';
import type { MessageSync } from './message-sync';

interface Messaging {
  userId: string;
  sync: MessageSync;
}

export const MessagingContext = createContext<Messaging | null>(null);

type Counts = MailboxCountsQuery['mailboxCounts'];

/** Apart from the rest, for it changes with each message and the rest never does. */
export const CountsContext = createContext<Counts | undefined>(undefined);

/** How many messages each mailbox holds; undefined until it is known. */
export const useCounts = (): Counts | undefined => useContext(CountsContext);

/** Who is signed in and what keeps their messages in step. */
export function useMessaging(): Messaging {
  const messaging = useContext(MessagingContext);
  if (!messaging) {
    throw new Error('The Messages screen needs LiveMessages above it.');
  }
  return messaging;
}

/** How many messages wait unread, for the badge in the navigation. */
export function useUnreadCount(): number {
  return useCounts()?.unread ?? 0;
}

/** My messages to one person that the server has not acknowledged, oldest first. */
export function useOutgoing(receiverId: string | undefined) {
  const { outbox } = useMessaging().sync;
  const messages = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return messages.filter((message) => message.receiverId === receiverId);
}

/** True while the other person writes in that conversation. */
export function useIsTyping(conversationId: string): boolean {
  const { typing } = useMessaging().sync;
  return useSyncExternalStore(typing.subscribe, typing.snapshot).has(conversationId);
}
