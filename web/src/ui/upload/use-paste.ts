import { useEffect } from 'react';

/** Calls `onPaste` with what is pasted into the page; without it, nothing is taken. */
export function usePaste(onPaste: ((event: ClipboardEvent) => void) | undefined): void {
  useEffect(() => {
    if (!onPaste) return;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPaste]);
}
