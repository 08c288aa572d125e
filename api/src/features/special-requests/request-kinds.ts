import { registerEnumType } from 'type-graphql';

/** What a request is about; written as the panel shows it, with underscores for spaces (spec §3). */
export enum RequestCategory {
  early_check_in = 'early_check_in',
  late_check_out = 'late_check_out',
  extra_cleaning = 'extra_cleaning',
  maintenance = 'maintenance',
  equipment = 'equipment',
  accessibility = 'accessibility',
  celebration = 'celebration',
  other = 'other',
}

/** How much it matters to whoever asks (spec §3). */
export enum RequestPriority {
  high = 'high',
  medium = 'medium',
  low = 'low',
}

/** What has become of a request (spec §4). */
export enum RequestStatus {
  pending = 'pending',
  in_progress = 'in_progress',
  fulfilled = 'fulfilled',
  cancelled = 'cancelled',
}

/** The four tabs of the panel (spec §2), and what was cancelled. */
export enum RequestList {
  pending = 'pending',
  in_progress = 'in_progress',
  fulfilled = 'fulfilled',
  archived = 'archived',
  cancelled = 'cancelled',
}

/** What happened to a request. */
export enum RequestEventKind {
  CREATED = 'CREATED',
  STATUS = 'STATUS',
  NOTE = 'NOTE',
  FORWARDED = 'FORWARDED',
  ARCHIVED = 'ARCHIVED',
  UNARCHIVED = 'UNARCHIVED',
  ASSIGNED = 'ASSIGNED',
  WITHDRAWN = 'WITHDRAWN',
}

/** What requests are sorted by. */
export enum RequestSort {
  CREATED = 'CREATED',
  PRIORITY = 'PRIORITY',
  CATEGORY = 'CATEGORY',
  TITLE = 'TITLE',
  PROPERTY = 'PROPERTY',
}

registerEnumType(RequestCategory, { name: 'RequestCategory', description: 'What it is about.' });
registerEnumType(RequestPriority, { name: 'RequestPriority', description: 'How much it matters.' });
registerEnumType(RequestStatus, { name: 'RequestStatus', description: 'What has become of it.' });
registerEnumType(RequestList, {
  name: 'RequestList',
  description:
    "A list of the panel; what is archived, whatever its status, is in 'archived' alone.",
});
registerEnumType(RequestEventKind, { name: 'RequestEventKind', description: 'What happened.' });
registerEnumType(RequestSort, {
  name: 'RequestSort',
  description: 'What requests are sorted by; PRIORITY begins with high.',
});

/** The values of an enum as SQL literals, for checks. */
export const sqlValues = (values: object): string =>
  Object.values(values)
    .map((value) => `'${value}'`)
    .join(', ');
