import type { WebhookDeliveryStatus, WebhookKind, WebhookOffReason } from '../../generated/graphql';
import type { Tone } from '../../ui/theme/tokens';

/** The name of a kind, and its events. */
export const KIND_NAMES: Record<WebhookKind, { name: string; hint: string }> = {
  MESSAGES: { name: 'Messages', hint: 'That one arrived, without its text.' },
  REQUESTS: { name: 'My requests', hint: 'New ones, and their progress.' },
  SWAPS: { name: 'My swaps', hint: 'Asked for, answered and ended.' },
  PICKS: { name: 'Picks', hint: 'In the drafts of your houses.' },
  BOOKINGS: { name: 'Bookings', hint: 'Weeks claimed, given back and exchanged in your houses.' },
  ALL_REQUESTS: { name: 'All requests', hint: 'Of all users.' },
  ALL_SWAPS: { name: 'All swaps', hint: 'Of all users.' },
  ALL_PICKS: { name: 'All picks', hint: 'In all drafts.' },
  ALL_BOOKINGS: { name: 'All bookings', hint: 'In all houses.' },
};

/** The kinds that a user can choose. */
export const kindsFor = (isAdminSession: boolean) =>
  (Object.keys(KIND_NAMES) as WebhookKind[]).filter(
    (kind) => isAdminSession || !kind.startsWith('ALL_'),
  );

/** Names the events of a webhook: 'Messages · Picks'. */
export const kindsText = (kinds: readonly WebhookKind[]) =>
  kinds.map((kind) => KIND_NAMES[kind].name).join(' · ');

/** Why a webhook is off. */
export const OFF_REASONS: Record<WebhookOffReason, string> = {
  OWNER: 'You switched it off.',
  FAILING: 'Switched off: its address refused everything for days.',
  GONE: 'Switched off: its address answered that it is gone.',
  ACCOUNT: 'Switched off because your password or role changed.',
};

export const STATUS_NAMES: Record<WebhookDeliveryStatus, { name: string; tone: Tone }> = {
  WAITING: { name: 'Waiting', tone: 'warning' },
  DELIVERED: { name: 'Delivered', tone: 'success' },
  FAILED: { name: 'Failed', tone: 'danger' },
};

/** The subject of a delivery, in words. */
const HAPPENINGS: Readonly<Record<string, string>> = {
  'message.received': 'Message received',
  'request.created': 'Request made',
  'request.changed': 'Request changed',
  'swap.requested': 'Swap asked for',
  'swap.changed': 'Swap changed',
  'pick.made': 'Week picked',
  'pick.undone': 'Pick undone',
  'booking.claimed': 'Week claimed',
  'booking.released': 'Week given back',
  'booking.drafted': 'Weeks drafted',
  'booking.exchanged': 'Weeks exchanged',
};

/** The event in words; a kind that is newer than this page by its own name. */
export const happeningText = (kind: string) => HAPPENINGS[kind] ?? kind;
