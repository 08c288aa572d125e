/** Maximum number of webhooks that a user has at a time. */
export const MAX_WEBHOOKS_PER_USER = 10;

/**
 * How webhooks' secrets start, so that people and scanners of leaked secrets recognise one; the key
 * follows in base64, as Standard Webhooks has it.
 */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** Secrets are sealed for this purpose alone. */
export const SECRET_PURPOSE = 'webhook-secret';

/** How long the log of deliveries is kept, in days. */
export const DELIVERIES_KEPT_DAYS = 14;

/** After so many days without any success, a failed delivery switches its webhook off. */
export const DAYS_OF_FAILURE = 3;
