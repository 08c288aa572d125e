import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { type Outcome, useEach } from '../../lib/list/use-each';
import { useReread } from '../../lib/live/reread';
import { Button } from '../button/Button';
import { type RunLine, type RunResult, refusedLine } from '../table/run-lines';
import { useLeaveWarning } from '../unsaved/unsaved';
import { SummaryDialog } from './SummaryDialog';

const NONE: readonly RunLine[] = [];

/** Takes the change of a row back. */
type Undo = () => Promise<unknown>;

interface Changed<Row> {
  row: Row;
  undo: Undo;
}

export interface BulkRun<Row> {
  nameOf: (row: Row) => string;
  /** '3 properties', of rows that were changed. */
  countText: (count: number) => string;
  /** The queries to read again afterwards. */
  reread: readonly DocumentNode[];
}

interface Options<Row> extends BulkRun<Row> {
  /** Rows that were not tried, for the summary. */
  leftOut?: readonly RunLine[];
  /** The verb for the result of Undo: 'restored'. */
  undone?: string;
  /** When the summary is closed. */
  onClose: () => void;
}

/**
 * Changes rows one after the other with progress; its summary shows the result and which were
 * refused, with Undo as long as something can be undone.
 */
export function useBulkRun<Row extends { id: string }>({
  nameOf,
  countText,
  reread,
  leftOut = [],
  undone = 'restored',
  onClose,
}: Options<Row>) {
  const [changed, setChanged] = useState<readonly Changed<Row>[]>([]);
  const [result, setResult] = useState<RunResult>();
  const { each, progress, stop } = useEach();
  useLeaveWarning(progress !== undefined);
  const readAgain = useReread();
  const busy = progress !== undefined;

  function finish({ results, refused }: Outcome<Row, unknown>, done: string, others = NONE) {
    setResult({
      title: `${countText(results.length)} ${done}`,
      refused: [
        ...refused.map(({ item, error }) => refusedLine(item.id, nameOf(item), error)),
        ...others,
      ],
    });
    void readAgain(reread);
  }

  /**
   * `change` returns what undoes it, if anything does; `done` is 'removed', or a function of the
   * changed rows. Returns the changed rows.
   */
  async function run(
    rows: readonly Row[],
    done: string | ((rows: readonly Row[]) => string),
    change: (row: Row) => Promise<Undo | undefined>,
  ) {
    const outcome = await each(rows, async (row) => ({ row, undo: await change(row) }));
    const rowsDone = outcome.results.map(({ row }) => row);
    setChanged(outcome.results.flatMap(({ row, undo }) => (undo ? [{ row, undo }] : [])));
    finish(outcome, typeof done === 'string' ? done : done(rowsDone), leftOut);
    return rowsDone;
  }

  async function restore() {
    const { results, refused } = await each(changed, async (one) => {
      await one.undo();
      return one;
    });
    setChanged(changed.filter((one) => !results.includes(one)));
    finish(
      { results, refused: refused.map(({ item, error }) => ({ item: item.row, error })) },
      undone,
    );
  }

  const summary = result && (
    <SummaryDialog
      result={result}
      progress={progress}
      stop={stop}
      action={
        changed.length > 0 && (
          <Button variant="secondary" busy={busy} busyLabel="Undoing…" onClick={restore}>
            Undo
          </Button>
        )
      }
      onClose={() => !busy && onClose()}
    />
  );
  return { run, progress, stop, summary };
}
