import type { ReactNode } from 'react';
import { useLeave } from '../unsaved/unsaved';
import { Button } from './Button';

/** Leaves the dialog or page around it, after a confirmation if changes would be lost. */
export function LeaveButton({ children, onLeave }: { children: ReactNode; onLeave: () => void }) {
  const leave = useLeave();
  return (
    <Button variant="secondary" onClick={() => leave(onLeave)}>
      {children}
    </Button>
  );
}
