import type { ReactNode } from 'react';
import { type PageInfo, useLoadMore } from '../../../lib/list/use-load-more';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadMore } from '../../../ui/list/LoadMore';
import { ListSkeleton } from '../../../ui/thread/ListSkeleton';
import { ListScroller } from '../../../ui/thread/list-style';

interface PagedListProps<Row> {
  label: string;
  /** Undefined until the first page has loaded. */
  rows: readonly Row[] | undefined;
  pageInfo: PageInfo | undefined;
  /** Loads the page that begins at a cursor. */
  load: (cursor: string) => Promise<unknown>;
  query: { error?: unknown; refetch: () => Promise<unknown> };
  empty: { icon: ReactNode; title: string; text: string };
  children: (row: Row) => ReactNode;
}

const NEAR_END_PX = 240;

/** An infinite list with its loading, empty and error states. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, rows, query, empty, children } = props;
  const more = useLoadMore(props.pageInfo, props.load);
  if (!rows) {
    return query.error ? (
      <ErrorState message="This list could not be loaded." onRetry={() => query.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (rows.length === 0 && !more.hasMore) {
    return <EmptyState {...empty} />;
  }
  return (
    <ListScroller
      onScroll={({ currentTarget: list }) => {
        if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX) {
          more.loadMoreUnasked();
        }
      }}
    >
      <ul aria-label={label}>{rows.map(children)}</ul>
      <LoadMore more={more} />
    </ListScroller>
  );
}
