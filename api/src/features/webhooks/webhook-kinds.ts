import { defineEnum, type EnumOf } from '../../core/input/enum';

export const WebhookKind = defineEnum(
  'WebhookKind',
  'The events of a webhook, with the kinds of its deliveries. ALL_… covers all users, for administrators.',
  {
    MESSAGES: 'Messages to you, without their text: message.received.',
    REQUESTS: 'Your special requests: request.created, request.changed.',
    SWAPS: 'Your swaps in the houses where you own: swap.requested, swap.changed.',
    PICKS: 'Picks in the drafts of the houses where you own: pick.made, pick.undone.',
    BOOKINGS:
      'Weeks claimed, given, given back, drafted and exchanged in the houses where you own: booking.claimed, booking.given, booking.allocated, booking.released, booking.withdrawn, booking.drafted, booking.exchanged.',
    ALL_REQUESTS: 'All special requests. Administrators only.',
    ALL_SWAPS: 'All swaps. Administrators only.',
    ALL_PICKS: 'Picks in all drafts. Administrators only.',
    ALL_BOOKINGS: 'Weeks claimed, given back, drafted and exchanged anywhere. Administrators only.',
  },
);
export type WebhookKind = EnumOf<typeof WebhookKind>;

/** The kinds of events, regardless of their recipients. */
export type WebhookArea = Exclude<WebhookKind, `ALL_${string}`>;

/** Returns whether a kind is one of administrators. */
export const isForAll = (kind: WebhookKind): boolean => kind.startsWith('ALL_');

export const WebhookOffReason = defineEnum('WebhookOffReason', 'Why a webhook is off.', {
  OWNER: 'You switched it off.',
  FAILING: 'Its address had refused everything for days.',
  GONE: 'Its address answered that it is gone for good (410).',
  ACCOUNT: 'Your password or role has changed.',
});
export type WebhookOffReason = EnumOf<typeof WebhookOffReason>;

export const WebhookDeliveryStatus = defineEnum('WebhookDeliveryStatus', 'State of a delivery.', {
  WAITING: 'Waiting for its next attempt.',
  DELIVERED: 'The address accepted it.',
  FAILED: 'No further attempt is made.',
});
export type WebhookDeliveryStatus = EnumOf<typeof WebhookDeliveryStatus>;
