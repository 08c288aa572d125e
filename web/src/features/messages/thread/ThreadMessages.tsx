import { useLayoutEffect, useRef } from 'react';
import type { MessagePartsFragment } from '../../../generated/graphql';
import { idOrder } from '../../../lib/list/newest-first';
import { type PageInfo, useLoadMore } from '../../../lib/list/use-load-more';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { BubbleRow } from '../bubble/bubble-rows';
import { TypingBubble } from '../bubble/TypingBubble';
import { useIsTyping } from '../sync/messaging-context';
import { Days } from './Days';
import { JumpToNewest } from './JumpToNewest';
import { MoreMessages } from './MoreMessages';
import { Bubbles, Scroller, ScrollFrame } from './thread-style';
import { useMarkRead } from './use-mark-read';
import { useStickyScroll } from './use-sticky-scroll';

interface ThreadMessagesProps {
  conversationId: string;
  /** Newest first. */
  messages: readonly MessagePartsFragment[];
  /** Oldest first, including outgoing messages. */
  rows: readonly BubbleRow[];
  pageInfo: PageInfo | undefined;
  loadOlder: (before: string) => Promise<unknown>;
}

const NEAR_TOP_PX = 300;

/** The bubbles of a conversation; scrolling up loads older ones. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { conversationId, messages, rows, pageInfo, loadOlder } = props;
  const last = rows.at(-1);
  const { scroller, onScroll, isAtEnd, lastSeenKey, scrollToEnd } = useStickyScroll({
    firstKey: rows[0]?.key,
    lastKey: last?.key,
    isLastMine: last?.isMine ?? false,
  });
  const newCount = newBelow(rows, lastSeenKey);
  const isTyping = useIsTyping(conversationId);
  const older = useLoadMore(pageInfo, loadOlder);
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
          <MoreMessages more={older} label="Earlier messages" />
          <Days rows={rows} isNew={isNew} />
          {isTyping && <TypingBubble />}
          {rows.length === 0 && (
            <li>
              <EmptyState title="Say hello" text="This is the beginning of your conversation." />
            </li>
          )}
        </Bubbles>
      </Scroller>
      {!isAtEnd && <JumpToNewest newCount={newCount} onJump={scrollToEnd} />}
    </ScrollFrame>
  );
}

/** How many messages of the other participant stand below the last one that was in sight. */
function newBelow(rows: readonly BubbleRow[], lastSeenKey: string | undefined): number {
  if (lastSeenKey === undefined) return 0;
  const seen = rows.findIndex(({ key }) => key === lastSeenKey);
  return rows.slice(seen + 1).filter(({ isMine }) => !isMine).length;
}

const isFilled = (element: HTMLElement) => element.scrollHeight > element.clientHeight;
