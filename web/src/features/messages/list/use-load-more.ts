import { useRef, useState } from 'react';

/** Loads one page at a time; after a failure only on request, so that scrolling does not retry. */
export function useLoadMore(load: (() => Promise<unknown>) | undefined) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isBusy = useRef(false);
  const loadMore = async () => {
    if (!load || isBusy.current) {
      return;
    }
    isBusy.current = true;
    setState('loading');
    try {
      await load();
      setState('idle');
    } catch {
      setState('failed');
    }
    isBusy.current = false;
  };
  return {
    state,
    hasMore: load !== undefined,
    loadMore,
    loadMoreUnasked: () => (state === 'idle' ? loadMore() : undefined),
  };
}
