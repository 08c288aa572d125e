import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { errorText } from '../../kit/error-text';
import { useReread } from '../../kit/live/use-live';
import { type ToastMessage, useToast } from './Toast';

interface Attempt {
  action: () => Promise<unknown>;
  /** The queries to read again once it is done; a live event of it makes no further read. */
  reread?: readonly DocumentNode[];
  /** Told at once, unless it is known only later how it went. */
  success?: ToastMessage;
  /** Its title, and what it says unless the server gave a reason. */
  failure: { title: string; fallback: string };
  /** Shown elsewhere than in a toast; answers true once it has dealt with the error. */
  onError?: (error: unknown) => boolean;
}

/** Does one thing at a time and tells how it went; answers whether it went well. */
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
