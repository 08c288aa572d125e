import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useReread } from '../../lib/live/use-live';
import { errorText } from '../../lib/network/error-text';
import { useToast } from './Toast';
import type { ToastMessage } from './toast-message';

export interface Attempt {
  action: () => Promise<unknown>;
  /** The queries to read again afterwards; a live event about the change causes no further read. */
  reread?: readonly DocumentNode[];
  /** Shown on success; omit if the outcome is known later. */
  success?: ToastMessage;
  /** The toast's title, and its text unless the server gave a reason. */
  failure: { title: string; fallback: string };
  /** Handles an error without a toast; returns true if it did. */
  onError?: (error: unknown) => boolean;
}

/** Runs one action at a time, shows a toast, and returns true on success. */
export function useAttempt() {
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const readAgain = useReread();

  async function attempt({ action, reread, success, failure, onError }: Attempt): Promise<boolean> {
    setBusy(true);
    try {
      await action();
      if (reread) readAgain(reread);
      if (success) toast(success);
      return true;
    } catch (error) {
      if (onError?.(error)) return false;
      const description = errorText(error, failure.fallback);
      toast({ title: failure.title, description, destructive: true });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { attempt, isBusy };
}
