import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useReread } from '../../lib/live/reread';
import { errorText } from '../../lib/network/error-text';
import { isOutage } from '../../lib/network/outage';
import { useToast } from '../toast/Toast';
import type { ToastMessage } from '../toast/toast-message';

export interface Attempt<Result = unknown> {
  action: () => Promise<Result>;
  /** The queries to read again afterwards; a live event about the change causes no further read. */
  reread?: readonly DocumentNode[] | undefined;
  /** Reads again before it ends, also after a refusal: what is on screen may be outdated. */
  refresh?: (() => Promise<unknown>) | undefined;
  /** Shown on success; omit if the outcome is known later. */
  success?: ToastMessage | ((result: Result) => ToastMessage | undefined) | undefined;
  onDone?: ((result: Result) => unknown) | undefined;
  /** The toast's title, and its text unless the server gave a reason. */
  failure: { title: string; fallback: string };
  /** Returns true if it handled the error without a toast, 'inField' if a field says the reason. */
  onError?: (error: unknown) => boolean | 'inField' | undefined;
}

/** The toast of an action whose failure needs no words of its own. */
export const FAILURE = { title: 'Something went wrong', fallback: 'Please try again' };

/** Runs one action at a time, shows a toast, and returns true on success. */
export function useAttempt() {
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const readAgain = useReread();

  /** With the server's reason, unless a field says it. */
  function showFailure({ failure, onError }: Pick<Attempt, 'failure' | 'onError'>, error: unknown) {
    const handled = onError?.(error);
    if (handled === true) return;
    const { title, fallback } = failure;
    const description = handled === 'inField' ? fallback : errorText(error, fallback);
    toast({ title, description, destructive: true });
  }

  async function attempt<Result>(options: Attempt<Result>): Promise<boolean> {
    const { action, reread, success, onDone } = options;
    const refresh = () => options.refresh?.().catch(() => undefined);
    let result: Result;
    setBusy(true);
    try {
      result = await action();
      await refresh();
    } catch (error) {
      // During an outage, reading would wait for its end.
      if (!isOutage(error)) await refresh();
      showFailure(options, error);
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
