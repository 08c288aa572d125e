import type { ReactNode } from 'react';
import type { Progress } from '../../lib/list/use-each';
import { Button } from '../button/Button';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlay/Dialog';
import { RunLines, RunProgress, type RunResult } from '../table/run-lines';

interface Props {
  result: RunResult;
  /** Another button, beside the one that closes it. */
  action?: ReactNode;
  /** While that action runs: how far it is. */
  progress: Progress | undefined;
  stop: () => void;
  onClose: () => void;
}

/** Shows the result of a bulk action, and which rows were refused. */
export function SummaryDialog({ result, action, progress, stop, onClose }: Props) {
  const { title, refused } = result;
  return (
    <Dialog
      title="Summary"
      onClose={onClose}
      footer={
        <>
          {action}
          <Button disabled={progress !== undefined} onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <p role="status">
          {title}
          {refused.length > 0 && `, ${refused.length} refused`}.
        </p>
        <RunLines label="Refused" lines={refused} />
        <RunProgress label="Undone" progress={progress} onStop={stop} />
      </Stack>
    </Dialog>
  );
}
