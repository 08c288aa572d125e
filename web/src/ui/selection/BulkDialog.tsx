import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { RunProgress } from '../table/run-lines';
import { type BulkRun, useBulkRun } from './use-bulk-run';

interface Props<Row> extends BulkRun<Row> {
  /** As they were when it was asked, so that concurrent changes are refused. */
  rows: readonly Row[];
  title: string;
  description: string;
  confirmLabel: string;
  danger?: boolean;
  /** True while the effect of the action is unknown. */
  disabled?: boolean;
  /** Asks before something typed into it would be lost. */
  isUnsaved?: boolean;
  /** Further information below the description. */
  children?: ReactNode;
  /** Changes a row, and returns what takes the change back. */
  change: (row: Row) => Promise<() => Promise<unknown>>;
  /** 'deactivated', 'removed' */
  done: string;
  /** `isDone` unless the question was cancelled. */
  onClose: (isDone: boolean) => void;
}

/** Changes several rows after one question, with a summary and Undo. */
export function BulkDialog<Row extends { id: string }>({
  rows,
  nameOf,
  change,
  countText,
  done,
  reread,
  children,
  onClose,
  ...question
}: Props<Row>) {
  const { run, progress, stop, summary } = useBulkRun({
    ...{ nameOf, countText, reread },
    onClose: () => onClose(true),
  });
  const busy = progress !== undefined;
  if (summary) return summary;
  return (
    <ConfirmDialog
      {...question}
      onClose={() => !busy && onClose(false)}
      busy={busy}
      onConfirm={() => run(rows, done, change)}
    >
      {(children || busy) && (
        <Stack>
          {children}
          <RunProgress label="Done" progress={progress} onStop={stop} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
