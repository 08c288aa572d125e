import type { ComponentProps } from 'react';
import { counted } from '../../lib/text/format';
import { ArrowDown } from '../icon/icons';
import { LoadMore } from '../list/LoadMore';
import { Older, Pill } from './thread-style';

interface JumpToNewestProps {
  /** How many messages of the other participant have arrived below. */
  newCount?: number;
  onJump: () => void;
}

/** Leads to the end of a conversation, and counts what has arrived there. */
export function JumpToNewest({ newCount = 0, onJump }: JumpToNewestProps) {
  return (
    <Pill
      type="button"
      data-quiet={newCount === 0 || undefined}
      aria-label={newCount === 0 ? 'Jump to the newest message' : undefined}
      onClick={onJump}
    >
      <ArrowDown size={18} aria-hidden />
      {newCount > 0 && counted(newCount, 'new message')}
    </Pill>
  );
}

/** Loads earlier or later messages on request; renders nothing where there are none. */
export const MoreMessages = (props: Pick<ComponentProps<typeof LoadMore>, 'more' | 'label'>) => (
  <LoadMore {...props} failed="Could not load. Try again" Place={Older} />
);
