import {
  type MessagePartsFragment,
  useMarkConversationReadMutation,
} from '../../../generated/graphql';
import type { PageInfo } from '../../../lib/list/use-load-more';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ThreadLog } from '../../../ui/thread/ThreadLog';
import type { BubbleRow } from '../bubble/bubble-row';
import { MessageBubble } from '../bubble/MessageBubble';
import { TypingBubble } from '../bubble/TypingBubble';
import { useIsTyping, useMessaging } from '../sync/messaging-context';

interface ThreadMessagesProps {
  conversationId: string;
  /** Newest first. */
  messages: readonly MessagePartsFragment[];
  /** Oldest first, including outgoing messages. */
  rows: readonly BubbleRow[];
  pageInfo: PageInfo | undefined;
  loadOlder: (before: string) => Promise<unknown>;
}

/** The newest messages of a conversation, which are marked as read once they are visible. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { conversationId, messages, rows, pageInfo, loadOlder } = props;
  const { userId, sync } = useMessaging();
  const isTyping = useIsTyping(conversationId);
  const [markRead] = useMarkConversationReadMutation();
  const newestUnread = messages.find(
    (message) => message.receiverId === userId && !message.isRead && !message.isArchived,
  )?.id;
  const end = (
    <>
      {isTyping && <TypingBubble />}
      {rows.length === 0 && (
        <li>
          <EmptyState title="Say hello" text="This is the beginning of your conversation." />
        </li>
      )}
    </>
  );
  return (
    <ThreadLog
      {...{ rows, pageInfo, loadOlder, newestUnread, end }}
      markRead={async (upToMessageId) => {
        await markRead({ variables: { conversationId, upToMessageId } });
        sync.noteRead(conversationId, upToMessageId);
      }}
    >
      {(row, isNew) => <MessageBubble key={row.key} row={row} isNew={isNew} isFound={false} />}
    </ThreadLog>
  );
}
