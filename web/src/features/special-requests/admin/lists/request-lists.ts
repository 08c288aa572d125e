import type { RequestList } from '../../../../generated/graphql';

/** The four tabs (spec §2), by their names in the address. */
export const REQUEST_LISTS = [
  { value: 'pending', label: 'New', count: 'pending', emptyTitle: 'No new requests' },
  {
    value: 'in_progress',
    label: 'In Progress',
    count: 'inProgress',
    emptyTitle: 'No requests in progress',
  },
  {
    value: 'fulfilled',
    label: 'Fulfilled',
    count: 'fulfilled',
    emptyTitle: 'No fulfilled requests',
  },
  { value: 'archived', label: 'Archived', count: 'archived', emptyTitle: 'No archived requests' },
] as const;

export type RequestTab = (typeof REQUEST_LISTS)[number]['value'];

/** Lists in place of the four tabs (spec §2 defines no tab for them), by their names in the address. */
export const OTHER_LISTS = [
  { value: 'all', title: 'All requests', emptyTitle: 'No requests' },
  { value: 'cancelled', title: 'Cancelled requests', emptyTitle: 'No cancelled requests' },
] as const;

export type OtherList = (typeof OTHER_LISTS)[number]['value'];
export type ListName = RequestTab | OtherList;

/** The parameters of the address that open a list. */
export const listAddress = (list: RequestList) => ({
  list: list === 'pending' || list === 'cancelled' ? null : list,
  show: list === 'cancelled' ? list : null,
});

/** A change to several requests at once. */
export type BulkAction = 'assign' | 'status' | 'reopen' | 'archive' | 'unarchive';

const OPEN: readonly BulkAction[] = ['assign', 'status', 'archive'];
const CLOSED: readonly BulkAction[] = ['reopen', 'archive'];

/** The actions on the selected requests of a list. */
export const BULK_ACTIONS: Record<ListName, readonly BulkAction[]> = {
  pending: OPEN,
  in_progress: OPEN,
  fulfilled: CLOSED,
  cancelled: CLOSED,
  archived: ['unarchive'],
  all: [],
};

/** Whether there is something to select requests of a list for. */
export const canSelectIn = (list: ListName) => BULK_ACTIONS[list].length > 0;
