import { defineEnum, type EnumOf } from '../../core/input/enum';
import type { SwapVerdict } from './rules';

/** The status of a swap. */
export const SwapStatus = defineEnum('SwapStatus', 'Status of a swap.', {
  PENDING: 'Waiting for an answer or for approval.',
  APPROVED: 'Completed: the weeks were swapped.',
  DECLINED: 'Declined by the other side or by an administrator.',
  CANCELLED: 'Cancelled, or no longer possible.',
  EXPIRED: 'Not answered in time.',
});
export type SwapStatus = EnumOf<typeof SwapStatus>;

/** The status as in REST (spec §3). */
export enum RestSwapStatus {
  pending = 'pending',
  approved = 'approved',
  declined = 'declined',
  cancelled = 'cancelled',
  expired = 'expired',
}

export const SwapSort = defineEnum('SwapSort', 'Sort key for swaps.', {
  WAITING:
    'By state: those that wait for an administrator, other pending, approved, declined, cancelled and expired ones; the newest first within each.',
  REQUESTER: 'By name of the requester.',
  CURRENT_WEEK: 'By check-in day of the week given.',
  REQUESTED: 'By when they were requested.',
});
export type SwapSort = EnumOf<typeof SwapSort>;

/** The role of a user in a swap. */
export const SwapRole = defineEnum('SwapRole', 'Your role in a swap.', {
  REQUESTER: 'You requested it.',
  ANSWERER: 'You are asked to give the other week.',
  OBSERVER: 'You are not part of it.',
});
export type SwapRole = EnumOf<typeof SwapRole>;

export const SwapVerdictName = defineEnum<SwapVerdict>(
  'SwapVerdict',
  'How the two weeks of a swap compare for the requester.',
  {
    EQUAL: 'Both weeks are worth about the same.',
    GIVE_MORE: 'The week given is worth more.',
    GET_MORE: 'The week received is worth more.',
  },
);
