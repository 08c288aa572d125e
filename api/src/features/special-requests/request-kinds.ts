import { defineEnum, type EnumOf } from '../../kit/enum';

/** What a request is about; written as the panel shows it, with underscores for spaces (spec §3). */
export const RequestCategory = defineEnum('RequestCategory', 'What it is about.', [
  'early_check_in',
  'late_check_out',
  'extra_cleaning',
  'maintenance',
  'equipment',
  'accessibility',
  'celebration',
  'other',
]);
export type RequestCategory = EnumOf<typeof RequestCategory>;

/** How much it matters to whoever asks (spec §3). */
export const RequestPriority = defineEnum('RequestPriority', 'How much it matters.', [
  'high',
  'medium',
  'low',
]);
export type RequestPriority = EnumOf<typeof RequestPriority>;

/** What has become of a request (spec §4). */
export const RequestStatus = defineEnum('RequestStatus', 'What has become of it.', [
  'pending',
  'in_progress',
  'fulfilled',
  'cancelled',
]);
export type RequestStatus = EnumOf<typeof RequestStatus>;

/** The four tabs of the panel (spec §2), and what was cancelled. */
export const RequestList = defineEnum(
  'RequestList',
  "A list of the panel; what is archived, whatever its status, is in 'archived' alone.",
  ['pending', 'in_progress', 'fulfilled', 'archived', 'cancelled'],
);
export type RequestList = EnumOf<typeof RequestList>;

/** What happened to a request. */
export const RequestEventKind = defineEnum('RequestEventKind', 'What happened.', [
  'CREATED',
  'STATUS',
  'NOTE',
  'FORWARDED',
  'ARCHIVED',
  'UNARCHIVED',
  'ASSIGNED',
  'WITHDRAWN',
]);
export type RequestEventKind = EnumOf<typeof RequestEventKind>;

/** What requests are sorted by. */
export const RequestSort = defineEnum(
  'RequestSort',
  'What requests are sorted by; PRIORITY begins with high.',
  ['CREATED', 'PRIORITY', 'CATEGORY', 'TITLE', 'PROPERTY'],
);
export type RequestSort = EnumOf<typeof RequestSort>;
