import type {
  RequestCategory,
  RequestEventKind,
  RequestPriority,
  RequestStatus,
} from '../../generated/graphql';
import type { Tone } from '../../ui/theme/tokens';

/** How each status reads and its colour (spec §4). */
export const STATUSES: Record<RequestStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'warning' },
  in_progress: { label: 'In Progress', tone: 'info' },
  fulfilled: { label: 'Fulfilled', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

/** How each priority reads and its colour (spec §4). */
export const PRIORITIES: Record<RequestPriority, { label: string; tone: Tone }> = {
  high: { label: 'High', tone: 'danger' },
  medium: { label: 'Medium', tone: 'orange' },
  low: { label: 'Low', tone: 'success' },
};

const CATEGORIES: Record<RequestCategory, true> = {
  early_check_in: true,
  late_check_out: true,
  extra_cleaning: true,
  maintenance: true,
  equipment: true,
  accessibility: true,
  celebration: true,
  other: true,
};

/** A category with spaces for underscores (spec §3). */
export const categoryText = (category: RequestCategory) => category.replaceAll('_', ' ');

interface Option<Value> {
  value: Value;
  label: string;
}

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const categoryOptions: Option<RequestCategory>[] = keys(CATEGORIES).map((value) => ({
  value,
  label: capitalized(categoryText(value)),
}));

export const priorityOptions: Option<RequestPriority>[] = keys(PRIORITIES).map((value) => ({
  value,
  label: PRIORITIES[value].label,
}));

export const statusOptions: Option<RequestStatus>[] = keys(STATUSES).map((value) => ({
  value,
  label: STATUSES[value].label,
}));

interface Happened {
  kind: RequestEventKind;
  status?: RequestStatus | null;
  /** Told to administrators only, as is the assignee. */
  forwardedTo?: string | null;
  assigneeName?: string | null;
}

/** What happened to a request, without who did it: 'set the status to In Progress'. */
export function eventText({ kind, status, forwardedTo, assigneeName }: Happened): string {
  const texts: Record<RequestEventKind, string> = {
    CREATED: 'made the request',
    STATUS: `set the status to ${status ? STATUSES[status].label : 'another'}`,
    NOTE: 'added a note',
    FORWARDED: forwardedTo ? `forwarded it to ${forwardedTo}` : 'forwarded it',
    ARCHIVED: 'archived it',
    UNARCHIVED: 'took it out of the archive',
    ASSIGNED: `assigned it to ${assigneeName ?? 'no one'}`,
    WITHDRAWN: 'withdrew the request',
  };
  return texts[kind];
}
