import { Button } from '../../../ui/button/Button';
import type { useLoadMore } from '../list/use-load-more';
import { Older } from './thread-style';

interface MoreMessagesProps {
  more: ReturnType<typeof useLoadMore>;
  label: string;
}

/** Loads earlier or later messages on request; renders nothing where there are none. */
export function MoreMessages({ more, label }: MoreMessagesProps) {
  if (!more.hasMore) return null;
  return (
    <Older>
      <Button variant="ghost" size="small" busy={more.state === 'loading'} onClick={more.loadMore}>
        {more.state === 'failed' ? 'Could not load. Try again' : label}
      </Button>
    </Older>
  );
}
