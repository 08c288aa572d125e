import { useLayoutEffect, useRef, useState } from 'react';
import { useMessagesAroundQuery } from '../../../generated/graphql';
import { useLoadMore } from '../../../lib/list/use-load-more';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Days } from '../../../ui/thread/Days';
import { JumpToNewest } from '../../../ui/thread/JumpToNewest';
import { MoreMessages } from '../../../ui/thread/MoreMessages';
import { ThreadSkeleton } from '../../../ui/thread/ThreadSkeleton';
import { Failed } from '../../../ui/thread/thread-frame-style';
import { Bubbles, Scroller, ScrollFrame } from '../../../ui/thread/thread-style';
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

const NEAR_EDGE_PX = 300;
/** Within this distance, the newest message is in sight. */
const AT_END_PX = 48;

const belowOf = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/** A conversation around one of its messages; scrolling loads what is before and after it. */
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
  const rows = bubbleRows(page?.items ?? [], [], userId);
  const scroller = useKeptPlace(rows[0]?.key);
  const [isAtEnd, setAtEnd] = useState(false);
  const isNewestInSight = isAtEnd && !newer.hasMore;
  useLayoutEffect(() => {
    if (page && scroller.current) setAtEnd(belowOf(scroller.current) < AT_END_PX);
  }, [page, scroller]);

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
    <ScrollFrame>
      <Scroller
        ref={scroller}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          const below = belowOf(currentTarget);
          setAtEnd(below < AT_END_PX);
          if (currentTarget.scrollTop < NEAR_EDGE_PX) older.loadMoreUnasked();
          if (below < NEAR_EDGE_PX) newer.loadMoreUnasked();
        }}
      >
        <Bubbles>
          <MoreMessages more={older} label="Earlier messages" />
          <Days rows={rows}>
            {(row) => (
              <MessageBubble
                key={row.key}
                row={row}
                isNew={false}
                isFound={row.stored?.id === messageId}
              />
            )}
          </Days>
          <MoreMessages more={newer} label="Later messages" />
        </Bubbles>
      </Scroller>
      {!isNewestInSight && <JumpToNewest onJump={onNewest} />}
    </ScrollFrame>
  );
}

/** Starts with the found message in the middle, and stays there as earlier ones are added. */
function useKeptPlace(firstKey: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef<{ firstKey: string; height: number }>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || firstKey === undefined) return;
    const found = element.querySelector<HTMLElement>('[data-found]');
    if (shown.current === undefined && found) {
      element.scrollTop = found.offsetTop - (element.clientHeight - found.offsetHeight) / 2;
    } else if (shown.current && shown.current.firstKey !== firstKey) {
      element.scrollTop += element.scrollHeight - shown.current.height;
    }
    shown.current = { firstKey, height: element.scrollHeight };
  });
  return scroller;
}
