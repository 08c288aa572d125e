import type { Limit } from '../../core/limits/throttle';

const HOUR = 3600;

/** Webhooks that a user makes or switches on. */
export const WEBHOOKS_PER_USER: Limit = { name: 'webhooks', points: 30, seconds: HOUR };

/** Deliveries that a user sends again. */
export const RESENT_PER_USER: Limit = { name: 'webhooks-resent', points: 120, seconds: HOUR };
