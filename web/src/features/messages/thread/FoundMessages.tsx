import { useMessagesAroundQuery } from '../../../generated/graphql';
import { useLoadMore } from '../../../lib/list/use-load-more';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FoundLog } from '../../../ui/thread/FoundLog';
import { ThreadSkeleton } from '../../../ui/thread/ThreadSkeleton';
import { Failed } from '../../../ui/thread/thread-frame-style';
import { bubbleRows } from '../bubble/bubble-rows';
import { MessageBubble } from '../bubble/MessageBubble';
import { THREAD_PAGE } from '../compose/limits';
import { useMessaging } from '../sync/messaging-context';

interface FoundMessagesProps {
  conversationId: string;
  /** The message that a search led to. */
  messageId: string;
  /** Goes on to the newest messages. */
  onNewest: () => void;
}

/** A conversation around one of its messages. */
export function FoundMessages({ conversationId, messageId, onNewest }: FoundMessagesProps) {
  const { userId } = useMessaging();
  const query = useMessagesAroundQuery({
    variables: { conversationId, around: messageId, first: THREAD_PAGE },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const page = query.data?.conversationMessages;
  const newest = page?.newerCursor ?? null;
  const older = useLoadMore(page?.pageInfo, (before) => query.fetchMore({ variables: { before } }));
  const newer = useLoadMore({ hasNextPage: newest !== null, endCursor: newest }, (after) =>
    query.fetchMore({ variables: { after } }),
  );
  if (!page && query.error) {
    return (
      <Failed>
        <ErrorState
          message="This conversation could not be loaded."
          onRetry={() => query.refetch()}
        />
      </Failed>
    );
  }
  if (!page) return <ThreadSkeleton />;
  return (
    <FoundLog rows={bubbleRows(page.items, [], userId)} {...{ older, newer, onNewest }}>
      {(row) => (
        <MessageBubble
          key={row.key}
          row={row}
          isNew={false}
          isFound={row.stored?.id === messageId}
        />
      )}
    </FoundLog>
  );
}
