import { grouped } from '../../lib/text/format';
import { Button } from '../button/Button';
import { useAttempt } from '../feedback/use-attempt';
import { DeskText } from '../text/hidden';

export interface AllSelector {
  /** How many there are. */
  total: number;
  /** Which ones; defaults to 'that match'. */
  which?: string;
  isReading: boolean;
  onSelect: () => Promise<unknown>;
}

/** Selects all rows of a kind, on all pages. */
export function SelectAll({ total, which = 'that match', isReading, onSelect }: AllSelector) {
  const { attempt } = useAttempt();
  const failure = { title: 'Error', fallback: 'They could not all be loaded.' };
  return (
    <Button
      size="small"
      variant="ghost"
      busy={isReading}
      onClick={() => attempt({ action: onSelect, failure })}
    >
      <span>
        Select all {grouped(total)} <DeskText>{which}</DeskText>
      </span>
    </Button>
  );
}
