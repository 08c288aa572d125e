import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { idOrder } from '../../lib/list/newest-first';
import { type PageInfo, useLoadMore } from '../../lib/list/use-load-more';
import { Days } from './Days';
import { JumpToNewest, MoreMessages } from './LogEnds';
import type { LogRow } from './log-rows';
import { Bubbles, Scroller, ScrollFrame } from './thread-style';
import { useMarkRead } from './use-mark-read';
import { NEAR_EDGE_PX, useStickyScroll } from './use-sticky-scroll';

type AnyRow = LogRow<{ id: string }, unknown>;

interface ThreadLogProps<Row> {
  /** Oldest first, including outgoing messages. */
  rows: readonly Row[];
  pageInfo: PageInfo | undefined;
  loadOlder: (before: string) => Promise<unknown>;
  /** The newest message that is not read; undefined if there is none. */
  newestUnread: string | undefined;
  /** Stores that the user has read up to a message. */
  markRead: (upToMessageId: string) => Promise<unknown>;
  /** Stands below the last message, or alone. */
  end?: ReactNode;
  /** Renders one message with its key; `isNew` if it has just arrived. */
  children: (row: Row, isNew: boolean) => ReactNode;
}

/** The newest messages of a conversation; scrolling up loads older ones. */
export function ThreadLog<Row extends AnyRow>(props: ThreadLogProps<Row>) {
  const { rows, pageInfo, loadOlder, newestUnread, markRead, end, children } = props;
  const last = rows.at(-1);
  const { scroller, onScroll, isAtEnd, lastSeenKey, scrollToEnd } = useStickyScroll({
    firstKey: rows[0]?.key,
    lastKey: last?.key,
    isLastMine: last?.isMine ?? false,
  });
  const newCount = newBelow(rows, lastSeenKey);
  const older = useLoadMore(pageInfo, loadOlder);
  const openedWith = useRef(new Set(rows.map((row) => row.key)));
  const newestOpened = useRef(idOrder(rows.findLast(({ stored }) => stored)?.stored?.id));
  useMarkRead({ newestUnread, isAtEnd, mark: markRead });

  const { loadMoreUnasked, hasMore } = older;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || element.clientHeight === 0) return;
    const isFilled = element.scrollHeight > element.clientHeight;
    if (!isFilled && hasMore) loadMoreUnasked();
  });

  const isNew = ({ key, stored }: Row) =>
    !openedWith.current.has(key) && (!stored || idOrder(stored.id) > newestOpened.current);

  return (
    <ScrollFrame>
      <Scroller
        ref={scroller}
        onScroll={({ currentTarget }) => {
          onScroll();
          if (currentTarget.scrollTop < NEAR_EDGE_PX) loadMoreUnasked();
        }}
      >
        <Bubbles>
          <MoreMessages more={older} label="Earlier messages" />
          <Days rows={rows}>{(row) => children(row, isNew(row))}</Days>
          {end}
        </Bubbles>
      </Scroller>
      {!isAtEnd && <JumpToNewest newCount={newCount} onJump={scrollToEnd} />}
    </ScrollFrame>
  );
}

/** How many messages of others stand below the last one that was in sight. */
function newBelow(rows: readonly AnyRow[], lastSeenKey: string | undefined): number {
  if (lastSeenKey === undefined) return 0;
  const seen = rows.findIndex(({ key }) => key === lastSeenKey);
  return rows.slice(seen + 1).filter(({ isMine }) => !isMine).length;
}
