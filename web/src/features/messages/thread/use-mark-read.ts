import { useEffect, useRef, useState } from 'react';
import {
  type MessagePartsFragment,
  useMarkConversationReadMutation,
} from '../../../generated/graphql';
import { idOrder } from '../../../lib/list/newest-first';
import { useMessaging } from '../sync/messaging-context';
import { useAttention } from '../use-attention';

const TRY_AGAIN_AFTER_MS = 3_000;

/** Marks a conversation as read up to its newest message once that message is visible. */
export function useMarkRead(
  conversationId: string,
  messages: readonly MessagePartsFragment[],
  isAtEnd: boolean,
): void {
  const { userId, sync } = useMessaging();
  const [markRead] = useMarkConversationReadMutation();
  const isLooking = useAttention();
  const [failures, setFailures] = useState(0);
  const marked = useRef(0);
  const newestUnread = messages.find(
    (message) => message.receiverId === userId && !message.isRead && !message.isArchived,
  )?.id;

  useEffect(() => {
    const newest = idOrder(newestUnread);
    if (newestUnread === undefined || newest <= marked.current || !isLooking || !isAtEnd) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    markRead({ variables: { conversationId, upToMessageId: newestUnread } }).then(
      () => {
        marked.current = newest;
        sync.noteRead(conversationId, newestUnread);
      },
      () => {
        timer = setTimeout(() => setFailures(failures + 1), TRY_AGAIN_AFTER_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [newestUnread, isLooking, isAtEnd, conversationId, sync, markRead, failures]);
}
