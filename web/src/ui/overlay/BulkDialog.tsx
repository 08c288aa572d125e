import type { DocumentNode } from 'graphql';
import { type ReactNode, useState } from 'react';
import { useReread } from '../../lib/live/use-live';
import { type Outcome, useOneByOne } from '../../lib/network/use-one-by-one';
import { Button } from '../button/Button';
import { RunProgress, type RunResult, refusedLine } from '../data/run-lines';
import { Stack } from '../layout/Stack';
import { ConfirmDialog } from './ConfirmDialog';
import { SummaryDialog } from './SummaryDialog';

/** A row that was changed, and what takes the change back. */
interface Changed<Row> {
  row: Row;
  undo: () => Promise<unknown>;
}

interface Props<Row> {
  /** As they were when it was asked, so that concurrent changes are refused. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  title: string;
  description: string;
  confirmLabel: string;
  danger?: boolean;
  /** True while the effect of the action is unknown. */
  disabled?: boolean;
  /** Further information below the description. */
  children?: ReactNode;
  /** Changes a row, and returns what takes the change back. */
  change: (row: Row) => Promise<Changed<Row>['undo']>;
  /** '3 properties', of rows that were changed. */
  countText: (count: number) => string;
  /** 'deactivated', 'removed' */
  verb: string;
  /** The queries to read again afterwards. */
  reread: readonly DocumentNode[];
  /** `isDone` unless the question was cancelled. */
  onClose: (isDone: boolean) => void;
}

/**
 * Changes several rows after one question, one after the other with progress, and says what came of
 * it and which were refused, with Undo.
 */
export function BulkDialog<Row extends { id: string }>({
  rows,
  nameOf,
  change,
  countText,
  verb,
  reread,
  children,
  onClose,
  ...question
}: Props<Row>) {
  const [changed, setChanged] = useState<readonly Changed<Row>[]>([]);
  const [result, setResult] = useState<RunResult>();
  const { each, progress } = useOneByOne();
  const readAgain = useReread();
  const busy = progress !== undefined;

  function finish({ results, refused }: Outcome<Row, unknown>, done: string) {
    setResult({
      title: `${countText(results.length)} ${done}`,
      refused: refused.map(({ item, error }) => refusedLine(item.id, nameOf(item), error)),
    });
    void readAgain(reread);
  }

  async function confirm() {
    const outcome = await each(rows, async (row) => ({ row, undo: await change(row) }));
    setChanged(outcome.results);
    finish(outcome, verb);
  }

  async function restore() {
    const { results, refused } = await each(changed, ({ undo }) => undo());
    setChanged([]);
    finish(
      { results, refused: refused.map(({ item, error }) => ({ item: item.row, error })) },
      'restored',
    );
  }

  if (result) {
    return (
      <SummaryDialog
        result={result}
        isBusy={busy}
        action={
          changed.length > 0 && (
            <Button variant="secondary" busy={busy} busyLabel="Restoring…" onClick={restore}>
              Undo
            </Button>
          )
        }
        onClose={() => !busy && onClose(true)}
      />
    );
  }
  return (
    <ConfirmDialog
      {...question}
      open
      onOpenChange={(open) => !open && !busy && onClose(false)}
      busy={busy}
      onConfirm={confirm}
    >
      {(children || busy) && (
        <Stack>
          {children}
          <RunProgress label="Done" progress={progress} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
