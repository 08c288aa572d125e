import { defineEnum, type EnumOf } from '../../core/input/enum';

/** The category of a request; shown in the panel with spaces for underscores (spec §3). */
export const RequestCategory = defineEnum('RequestCategory', 'The subject of a special request.', {
  early_check_in: 'Early check-in.',
  late_check_out: 'Late check-out.',
  extra_cleaning: 'Extra cleaning.',
  maintenance: 'Maintenance.',
  equipment: 'Equipment.',
  accessibility: 'Accessibility.',
  celebration: 'A celebration.',
  other: 'Anything else.',
});
export type RequestCategory = EnumOf<typeof RequestCategory>;

/** The priority of a request, set by the requester (spec §3). */
export const RequestPriority = defineEnum('RequestPriority', 'Priority of a special request.', {
  high: 'High.',
  medium: 'Medium.',
  low: 'Low.',
});
export type RequestPriority = EnumOf<typeof RequestPriority>;

/** The status of a request (spec §4). */
export const RequestStatus = defineEnum('RequestStatus', 'Status of a special request.', {
  pending: 'Not started yet.',
  in_progress: 'Being worked on.',
  fulfilled: 'Fulfilled.',
  cancelled: 'Cancelled.',
});
export type RequestStatus = EnumOf<typeof RequestStatus>;

/** The four tabs of the panel (spec §2), and cancelled requests. */
export const RequestList = defineEnum(
  'RequestList',
  'A list of special requests; archived requests are in archived only, whatever their status.',
  {
    pending: 'Pending and not archived.',
    in_progress: 'In progress and not archived.',
    fulfilled: 'Fulfilled and not archived.',
    archived: 'Archived, in any status.',
    cancelled: 'Cancelled and not archived.',
  },
);
export type RequestList = EnumOf<typeof RequestList>;

/** Filters of a list of requests by their assignee. */
export const RequestAssignment = defineEnum(
  'RequestAssignment',
  'Special requests by their assignee.',
  { MINE: 'Assigned to you.', NO_ONE: 'Assigned to no one.' },
);
export type RequestAssignment = EnumOf<typeof RequestAssignment>;

/** When the requests that a list shows were made. */
export const RequestPeriod = defineEnum(
  'RequestPeriod',
  'Special requests by when they were made.',
  {
    LAST_7_DAYS: 'Made in the last 7 days.',
    LAST_30_DAYS: 'Made in the last 30 days.',
    OLDER: 'Made more than 30 days ago.',
  },
);
export type RequestPeriod = EnumOf<typeof RequestPeriod>;

/** The kind of an entry in a request's history. */
export const RequestEventKind = defineEnum(
  'RequestEventKind',
  'Kind of entry in the history of a special request.',
  {
    CREATED: 'Created.',
    STATUS: 'The status changed.',
    NOTE: 'A note was added.',
    FORWARDED: 'Forwarded by e-mail.',
    ARCHIVED: 'Archived.',
    UNARCHIVED: 'Restored from the archive.',
    ASSIGNED: 'Assigned to an administrator, or unassigned.',
    WITHDRAWN: 'Withdrawn by the person who made it.',
  },
);
export type RequestEventKind = EnumOf<typeof RequestEventKind>;

/** The sort keys of requests. */
export const RequestSort = defineEnum('RequestSort', 'Sort key for special requests.', {
  CREATED: 'By creation date.',
  PRIORITY:
    'Most urgent first: what has waited too long for its priority, then high to low, oldest first.',
  CATEGORY: 'By category.',
  TITLE: 'By title.',
  PROPERTY: 'By name of the property.',
});
export type RequestSort = EnumOf<typeof RequestSort>;
