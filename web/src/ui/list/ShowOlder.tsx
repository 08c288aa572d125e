import { Button } from '../button/Button';
import { useAttempt } from '../feedback/use-attempt';
import { Stack } from '../layout/Stack';

interface Props {
  /** The name of the listed items, newest first: 'actions'. */
  what: string;
  /** The cursor of the next page; null on the last one, where nothing is shown. */
  nextCursor: string | null;
  /** Reads the page before a cursor, and adds it to the list. */
  fetchOlder: (before: string) => Promise<unknown>;
}

/** Adds older entries to the end of a list, page by page. */
export function ShowOlder({ what, nextCursor, fetchOlder }: Props) {
  const { attempt, isBusy } = useAttempt();
  if (nextCursor === null) return null;
  const showOlder = () =>
    attempt({
      action: () => fetchOlder(nextCursor),
      failure: { title: `Older ${what} could not be loaded`, fallback: 'Please try again.' },
    });
  return (
    <Stack $align="center">
      <Button variant="secondary" busy={isBusy} onClick={showOlder}>
        Show older {what}
      </Button>
    </Stack>
  );
}
