import { Button } from '../../../ui/button/Button';
import { Foot } from './list-style';
import type { useLoadMore } from './use-load-more';

/** Loads the next page of a list on request; renders nothing on the last one. */
export function NextPage({ more }: { more: ReturnType<typeof useLoadMore> }) {
  if (!more.hasMore) return null;
  return (
    <Foot>
      <Button variant="ghost" size="small" busy={more.state === 'loading'} onClick={more.loadMore}>
        {more.state === 'failed' ? 'Could not load more. Try again' : 'Load more'}
      </Button>
    </Foot>
  );
}
