/** Whether a statement is of what runs by itself beside what a test does: the worker and the clock. */
export function isBackground(name: string, text: string): boolean {
  return (
    /^(due-|begin-delivery$|keep-mail$)/.test(name) || /graphile_worker|message_digests/.test(text)
  );
}
