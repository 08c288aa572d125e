import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { MessagePartsFragment } from '../../../generated/graphql';
import { idOrder } from '../../../lib/id-order';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useLoadMore } from '../list/use-load-more';
import { dayKey, dayName } from '../times';
import { type BubbleRow, byDay } from './bubble-rows';
import { MessageBubble } from './MessageBubble';
import { Bubbles, Day, DayGroup, Older, Pill, Scroller, ScrollFrame } from './thread-style';
import { useMarkRead } from './use-mark-read';
import { useStickyScroll } from './use-sticky-scroll';

interface ThreadMessagesProps {
  conversationId: string;
  /** Newest first. */
  messages: readonly MessagePartsFragment[];
  /** Oldest first, including outgoing messages. */
  rows: readonly BubbleRow[];
  loadOlder: (() => Promise<unknown>) | undefined;
}

const NEAR_TOP_PX = 300;

/** The bubbles of a conversation; scrolling up loads older ones. */
export function ThreadMessages({ conversationId, messages, rows, loadOlder }: ThreadMessagesProps) {
  const last = rows.at(-1);
  const { scroller, onScroll, isAtEnd, hasNew, scrollToEnd } = useStickyScroll({
    firstKey: rows[0]?.key,
    lastKey: last?.key,
    isLastMine: last?.isMine ?? false,
  });
  const older = useLoadMore(loadOlder);
  const openedWith = useRef(new Set(rows.map((row) => row.key)));
  const newestOpened = useRef(idOrder(messages[0]?.id));
  useMarkRead(conversationId, messages, isAtEnd);

  const { loadMoreUnasked, hasMore } = older;
  useLayoutEffect(() => {
    const element = scroller.current;
    const isTooShort = element && element.clientHeight > 0 && isFilled(element) === false;
    if (isTooShort && hasMore) {
      loadMoreUnasked();
    }
  });

  const isNew = ({ key, stored }: BubbleRow) =>
    !openedWith.current.has(key) && (!stored || idOrder(stored.id) > newestOpened.current);

  return (
    <ScrollFrame>
      <Scroller
        ref={scroller}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          onScroll();
          if (currentTarget.scrollTop < NEAR_TOP_PX) {
            loadMoreUnasked();
          }
        }}
      >
        <Bubbles>
          {hasMore && (
            <Older>
              <Button
                variant="ghost"
                size="small"
                busy={older.state === 'loading'}
                onClick={older.loadMore}
              >
                {older.state === 'failed' ? 'Could not load. Try again' : 'Earlier messages'}
              </Button>
            </Older>
          )}
          {byDay(rows).map(([first, ...rest]) =>
            first ? (
              <DayGroup key={dayKey(first.createdAt)}>
                <Day>{dayName(first.createdAt)}</Day>
                <ol>
                  {[first, ...rest].map((row) => (
                    <MessageBubble key={row.key} row={row} isNew={isNew(row)} />
                  ))}
                </ol>
              </DayGroup>
            ) : null,
          )}
          {rows.length === 0 && (
            <li>
              <EmptyState title="Say hello" text="This is the beginning of your conversation." />
            </li>
          )}
        </Bubbles>
      </Scroller>
      {hasNew && (
        <Pill type="button" onClick={scrollToEnd}>
          <ArrowDown size={18} aria-hidden />
          New messages
        </Pill>
      )}
    </ScrollFrame>
  );
}

const isFilled = (element: HTMLElement) => element.scrollHeight > element.clientHeight;
