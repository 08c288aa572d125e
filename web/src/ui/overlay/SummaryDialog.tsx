import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { type RunResult, RunSummary } from '../data/RunSummary';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  result: RunResult;
  /** Another button, beside the one that closes it. */
  action?: ReactNode;
  onClose: () => void;
}

/** What came of doing something with many houses, once it is done. */
export function SummaryDialog({ title, result, action, onClose }: Props) {
  return (
    <Dialog
      open
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          {action}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <RunSummary {...result} />
    </Dialog>
  );
}
