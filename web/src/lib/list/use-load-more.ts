import { useRef, useState } from 'react';

/** Where a page of a list by cursor ends. */
export interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

/**
 * Loads one page at a time, each from the end of the last; after a failure only on request, so that
 * scrolling does not retry.
 */
export function useLoadMore(
  page: PageInfo | undefined,
  load: (cursor: string) => Promise<unknown>,
) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isBusy = useRef(false);
  const cursor = page?.hasNextPage ? page.endCursor : null;
  const loadMore = async () => {
    if (cursor === null || isBusy.current) return;
    isBusy.current = true;
    setState('loading');
    try {
      await load(cursor);
      setState('idle');
    } catch {
      setState('failed');
    }
    isBusy.current = false;
  };
  return {
    state,
    hasMore: cursor !== null,
    loadMore,
    loadMoreUnasked: () => (state === 'idle' ? loadMore() : undefined),
  };
}
