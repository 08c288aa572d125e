/** Statements of mail delivery, which may run at any time after an email is queued. */
const DELIVERY = new Set([
  'begin-delivery',
  'attachments-of-mail',
  'keep-mail',
  'mark-mail-sent',
  'note-mail-failure',
]);

/** Statements of health checks and of connections that listen, which may also run at any time. */
const HEALTH = /^select 1$|^LISTEN |work_mem|pg_stat_activity/;

/** Returns whether a statement belongs to background work: the worker or the clock. */
export function isBackground(name: string, text: string): boolean {
  return (
    name.startsWith('due-') ||
    DELIVERY.has(name) ||
    HEALTH.test(text) ||
    /graphile_worker|message_digests/.test(text)
  );
}
