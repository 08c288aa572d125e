import { grouped } from '../../../lib/format';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';

export interface AllSelector {
  /** How many match. */
  total: number;
  isReading: boolean;
  onSelect: () => Promise<unknown>;
}

/** Selects all rows that match, on all pages. */
export function SelectAll({ total, isReading, onSelect }: AllSelector) {
  const { attempt } = useAttempt();
  const failure = { title: 'Error', fallback: 'They could not all be loaded.' };
  return (
    <Button
      size="small"
      variant="secondary"
      busy={isReading}
      onClick={() => attempt({ action: onSelect, failure })}
    >
      Select all {grouped(total)} that match
    </Button>
  );
}
