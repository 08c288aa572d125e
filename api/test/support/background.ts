/** What delivering a mail asks, which may come at any time after one was queued. */
const DELIVERY = new Set([
  'begin-delivery',
  'attachments-of-mail',
  'keep-mail',
  'mark-mail-sent',
  'note-mail-failure',
]);

/** What connections and the process are asked for their health, at any time as well. */
const HEALTH = /^select 1$|work_mem|pg_stat_activity/;

/** Whether a statement is of what runs by itself beside what a test does: the worker and the clock. */
export function isBackground(name: string, text: string): boolean {
  return (
    name.startsWith('due-') ||
    DELIVERY.has(name) ||
    HEALTH.test(text) ||
    /graphile_worker|message_digests/.test(text)
  );
}
