import { counted } from '../../lib/text/format';
import { ArrowDown } from '../icon/icons';
import { Pill } from './thread-style';

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
