import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type PageInfo, useLoadMore } from '../../lib/list/use-load-more';
import { Days } from './Days';
import { JumpToNewest, MoreMessages } from './LogEnds';
import { ThreadFailed, ThreadSkeleton } from './ThreadSkeleton';
import { Bubbles, Scroller, ScrollFrame } from './thread-style';
import { belowOf, isScrolledToEnd, NEAR_EDGE_PX } from './use-sticky-scroll';

interface FoundLogProps<Row> {
  query: {
    error?: unknown;
    refetch: () => Promise<unknown>;
    fetchMore: (options: { variables: { before?: string; after?: string } }) => Promise<unknown>;
  };
  /** The loaded messages around the one that was found. */
  page: { pageInfo: PageInfo; newerCursor: string | null } | undefined;
  /** Oldest first. */
  rows: readonly Row[];
  /** Goes on to the newest messages. */
  onNewest: () => void;
  /** Renders one message with its key; the found one has the attribute `data-found`. */
  children: (row: Row) => ReactNode;
}

/** Messages around one of them; scrolling loads what is before and after it. */
export function FoundLog<Row extends { key: string; createdAt: string }>(
  props: FoundLogProps<Row>,
) {
  const { query, page, rows, onNewest, children } = props;
  const endCursor = page?.newerCursor ?? null;
  const older = useLoadMore(page?.pageInfo, (before) => query.fetchMore({ variables: { before } }));
  const newer = useLoadMore({ hasNextPage: endCursor !== null, endCursor }, (after) =>
    query.fetchMore({ variables: { after } }),
  );
  const scroller = useKeptPlace(rows[0]?.key);
  const [isAtEnd, setAtEnd] = useState(false);
  const isNewestInSight = isAtEnd && !newer.hasMore;
  const { length } = rows;
  useLayoutEffect(() => {
    if (length > 0 && scroller.current) setAtEnd(isScrolledToEnd(scroller.current));
  }, [length, scroller]);
  if (!page) return query.error ? <ThreadFailed query={query} /> : <ThreadSkeleton />;
  return (
    <ScrollFrame>
      <Scroller
        ref={scroller}
        onScroll={({ currentTarget }) => {
          setAtEnd(isScrolledToEnd(currentTarget));
          if (currentTarget.scrollTop < NEAR_EDGE_PX) older.loadMoreUnasked();
          if (belowOf(currentTarget) < NEAR_EDGE_PX) newer.loadMoreUnasked();
        }}
      >
        <Bubbles>
          <MoreMessages more={older} label="Earlier messages" />
          <Days rows={rows}>{children}</Days>
          <MoreMessages more={newer} label="Later messages" />
        </Bubbles>
      </Scroller>
      {!isNewestInSight && <JumpToNewest onJump={onNewest} />}
    </ScrollFrame>
  );
}

/** Starts with the found message in the middle, which stays there as earlier ones are added. */
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
