import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

export interface Unsaved {
  /** Tells whether there is something that leaving would lose. */
  setUnsaved: (isUnsaved: boolean) => void;
  /** Leaves at once and answers true, or asks first and leaves when that is confirmed. */
  leave: (go: () => void) => boolean;
  /** The question, to be rendered; it shows while it is asked. */
  question: ReactNode;
}

/** Asks before something that was not saved is left. */
export function useUnsaved(): Unsaved {
  const [isUnsaved, setUnsaved] = useState(false);
  const [onward, setOnward] = useState<{ go: () => void }>();

  const leave = (go: () => void) => {
    if (isUnsaved) setOnward({ go });
    else go();
    return !isUnsaved;
  };
  const question = (
    <ConfirmDialog
      open={onward !== undefined}
      onOpenChange={() => setOnward(undefined)}
      title="Discard unsaved changes?"
      description="What you changed here has not been saved yet."
      cancelLabel="Keep editing"
      confirmLabel="Discard changes"
      danger
      onConfirm={() => {
        setOnward(undefined);
        setUnsaved(false);
        onward?.go();
      }}
    />
  );
  return { setUnsaved, leave, question };
}
