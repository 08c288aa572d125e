import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useReread } from '../../lib/live/reread';
import { errorText } from '../../lib/network/error-text';
import { useToast } from '../toast/Toast';
import type { ToastMessage } from '../toast/toast-message';

export interface Attempt<Result = unknown> {
  action: () => Promise<Result>;
  /** The queries to read again afterwards; a live event about the change causes no further read. */
  reread?: readonly DocumentNode[] | undefined;
  /** Shown on success; omit if the outcome is known later. */
  success?: ToastMessage | ((result: Result) => ToastMessage | undefined) | undefined;
  onDone?: ((result: Result) => unknown) | undefined;
  /** The toast's title, and its text unless the server gave a reason. */
  failure: { title: string; fallback: string };
  /** Returns true if it handled the error without a toast, 'inField' if a field says the reason. */
  onError?: (error: unknown) => boolean | 'inField' | undefined;
}

/** With the server's reason, unless a field says it. */
function failureToast(
  { title, fallback }: Attempt['failure'],
  error: unknown,
  isInField: boolean,
): ToastMessage {
  const description = isInField ? fallback : errorText(error, fallback);
  return { title, description, destructive: true };
}

/** Runs one action at a time, shows a toast, and returns true on success. */
export function useAttempt() {
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const readAgain = useReread();

  async function attempt<Result>(options: Attempt<Result>): Promise<boolean> {
    const { action, reread, success, failure, onDone, onError } = options;
    let result: Result;
    setBusy(true);
    try {
      result = await action();
    } catch (error) {
      const handled = onError?.(error);
      if (handled !== true) toast(failureToast(failure, error, handled === 'inField'));
      return false;
    } finally {
      setBusy(false);
    }
    if (reread) readAgain(reread);
    const message = typeof success === 'function' ? success(result) : success;
    if (message) toast(message);
    onDone?.(result);
    return true;
  }
  return { attempt, isBusy };
}
