import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { RunLines, type RunResult } from '../data/run-lines';
import { Stack } from '../layout/Stack';
import { Dialog } from './Dialog';

interface Props {
  result: RunResult;
  /** Another button, beside the one that closes it. */
  action?: ReactNode;
  /** True while that action runs. */
  isBusy?: boolean;
  onClose: () => void;
}

/** Says what came of doing something with many rows, and which of them were refused. */
export function SummaryDialog({ result, action, isBusy = false, onClose }: Props) {
  const { title, refused } = result;
  return (
    <Dialog
      open
      title="Summary"
      onOpenChange={onClose}
      footer={
        <>
          {action}
          <Button disabled={isBusy} onClick={onClose}>
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
      </Stack>
    </Dialog>
  );
}
