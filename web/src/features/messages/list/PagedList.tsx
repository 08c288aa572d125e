import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ListSkeleton } from './ListSkeleton';
import { ListScroller } from './list-style';
import { NextPage } from './NextPage';
import { useLoadMore } from './use-load-more';

interface PagedListProps<Row> {
  label: string;
  /** Undefined until the first page has loaded. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Loads the next page; undefined on the last one. */
  loadNext: (() => Promise<unknown>) | undefined;
  empty: { icon: ReactNode; title: string; text: string };
  children: (row: Row) => ReactNode;
}

const NEAR_END_PX = 240;

/** An infinite list with its loading, empty and error states. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, rows, hasFailed, onRetry, empty, children } = props;
  const more = useLoadMore(props.loadNext);
  if (!rows) {
    return hasFailed ? (
      <ErrorState message="This list could not be loaded." onRetry={onRetry} />
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
      <NextPage more={more} />
    </ListScroller>
  );
}
