import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  type MessagePartsFragment,
  useMarkConversationReadMutation,
} from '../../generated/graphql';
import { markReadUpTo } from './cache-updates';
import { useMessaging } from './messaging-context';
import { useAttention } from './use-attention';

const TRY_AGAIN_AFTER_MS = 3_000;

/** Marks a conversation read up to its newest message, once that is really in view. */
export function useMarkRead(
  conversationId: number,
  messages: readonly MessagePartsFragment[],
  isAtEnd: boolean,
): void {
  const { userId, sync } = useMessaging();
  const { cache } = useApolloClient();
  const [markRead] = useMarkConversationReadMutation();
  const isLooking = useAttention();
  const [failures, setFailures] = useState(0);
  const marked = useRef(0);
  const newestUnread = messages.find(
    (message) => message.receiverId === userId && !message.isRead && !message.isArchived,
  )?.id;

  useEffect(() => {
    if (newestUnread === undefined || newestUnread <= marked.current || !isLooking || !isAtEnd) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = { conversationId, upToMessageId: newestUnread };
    markRead({ variables: read }).then(
      () => {
        marked.current = newestUnread;
        markReadUpTo(cache, { ...read, readerId: userId });
        sync.refresh();
      },
      () => {
        timer = setTimeout(() => setFailures(failures + 1), TRY_AGAIN_AFTER_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [newestUnread, isLooking, isAtEnd, conversationId, userId, cache, sync, markRead, failures]);
}
