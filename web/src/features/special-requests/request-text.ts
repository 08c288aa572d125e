import { differenceInDays, differenceInSeconds, formatDistanceStrict, parseISO } from 'date-fns';
import type {
  RequestCategory,
  RequestEventKind,
  RequestPeriod,
  RequestPriority,
  RequestStatus,
} from '../../generated/graphql';
import { capitalized } from '../../lib/text/format';
import type { Tone } from '../../ui/theme/tokens';

/** Label and colour of each status (spec §4). */
export const STATUSES: Record<RequestStatus, { label: string; tone: Tone; outline?: boolean }> = {
  pending: { label: 'Pending', tone: 'warning', outline: true },
  in_progress: { label: 'In Progress', tone: 'info' },
  fulfilled: { label: 'Fulfilled', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

/** Label and colour of each priority (spec §4). */
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

/** A category with underscores replaced by spaces (spec §3). */
export const categoryText = (category: RequestCategory) => category.replaceAll('_', ' ');

interface Option<Value> {
  value: Value;
  label: string;
}

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

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

export const periodOptions: Option<RequestPeriod>[] = [
  { value: 'LAST_7_DAYS', label: 'Last 7 days' },
  { value: 'LAST_30_DAYS', label: 'Last 30 days' },
  { value: 'OLDER', label: 'Older than 30 days' },
];

/** True for a request that is done or called off. */
export const isClosed = ({ status }: { status: RequestStatus }) =>
  status === 'fulfilled' || status === 'cancelled';

/** True for a request that someone still has to handle. */
export const isOpen = (request: { status: RequestStatus; archivedAt?: string | null }) =>
  !isClosed(request) && !request.archivedAt;

/** Days after which a pending request has waited long; lists sort by them, too (request.columns.ts). */
const PATIENCE: Record<RequestPriority, number> = { high: 1, medium: 3, low: 7 };

export interface Aging {
  createdAt: string;
  status: RequestStatus;
  priority: RequestPriority;
  forwardedAt?: string | null;
  archivedAt?: string | null;
  /** Null while it is answered. */
  waitingSince: string | null;
}

/** True for a pending request that has been passed on to no one. */
const isWithUs = ({ status, forwardedAt, archivedAt }: Aging) =>
  status === 'pending' && !forwardedAt && !archivedAt;

/** True for a request that has been pending too long for its priority, without an answer. */
export const waitsLong = (request: Aging, now: Date): request is Aging & { waitingSince: string } =>
  isWithUs(request) &&
  request.waitingSince !== null &&
  differenceInDays(now, parseISO(request.waitingSince)) >= PATIENCE[request.priority];

/**
 * The time since a request was made, in its largest unit from minutes on: '3 days old'; or how long
 * it has waited for an answer, or that it is answered and waits for the person who made it.
 */
export function ageText(request: Aging, now: Date): string {
  if (isWithUs(request) && request.waitingSince === null) return 'Answered';
  const isWaiting = waitsLong(request, now);
  const moment = parseISO(isWaiting ? request.waitingSince : request.createdAt);
  if (differenceInSeconds(now, moment) < 60) return 'just now';
  const time = formatDistanceStrict(moment, now, { roundingMethod: 'floor' });
  return isWaiting ? `Waiting ${time}` : `${time} old`;
}

interface Happened {
  kind: RequestEventKind;
  status?: RequestStatus | null;
  /** Visible to administrators only, like the assignee. */
  forwardedTo?: string | null;
  assigneeName?: string | null;
  /** False for a note among administrators. */
  isForAsker?: boolean;
}

/** Describes an event of a request without its actor: 'set the status to In Progress'. */
export function eventText({
  kind,
  status,
  forwardedTo,
  assigneeName,
  isForAsker,
}: Happened): string {
  const texts: Record<RequestEventKind, string> = {
    CREATED: 'made the request',
    STATUS: `set the status to ${status ? STATUSES[status].label : 'another'}`,
    NOTE: isForAsker ? 'wrote' : 'added a note',
    FORWARDED: forwardedTo ? `forwarded it to ${forwardedTo}` : 'forwarded it',
    ARCHIVED: 'archived it',
    UNARCHIVED: 'unarchived it',
    ASSIGNED: `assigned it to ${assigneeName ?? 'no one'}`,
    WITHDRAWN: 'withdrew the request',
  };
  return texts[kind];
}
