import { action } from '../../core/audiences/action';
import { happening, liveEvent } from '../../core/audiences/happening';
import type { Email } from '../../core/mail/email';
import { exchangesTopic, WISHES } from './exchange.events';
import type { ExchangeStatus } from './exchange-status';

/** A found exchange changed; those of its owners with an email also hear on their devices. */
export const exchangeChanged = happening<{
  id: number;
  status: ExchangeStatus;
  sides: readonly { userId: number; email: Email | null }[];
}>('exchange.changed', {
  live: ({ id: exchangeId, status, sides }) =>
    sides.map(({ userId }) => liveEvent(exchangesTopic(userId), { exchangeId, status })),
  admin: () => [{ area: 'WEEK_SWAPS' }],
  mail: ({ id, sides }) =>
    sides.map(({ email }) => email && { ...email, thread: `exchange-${id}` }),
  push: ({ id, sides }) => ({
    userIds: sides.filter(({ email }) => email).map(({ userId }) => userId),
    subject: 'exchanges',
    subjectId: id,
  }),
});

/** An owner wishes for other weeks: exchanges are searched for at once. */
export const wishesSaved = happening<object>('swap.wishes', {
  live: () => [liveEvent(WISHES, {})],
});

export const exchangeApproved = action('exchange.approve');
export const exchangeRejected = action('exchange.reject');
