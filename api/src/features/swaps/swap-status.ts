import { defineEnum, type EnumOf } from '../../kit/enum';
import type { SwapVerdict } from './rules';

/** What has become of a swap. */
export const SwapStatus = defineEnum('SwapStatus', 'What has become of a swap.', [
  'PENDING',
  'APPROVED',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
]);
export type SwapStatus = EnumOf<typeof SwapStatus>;

/** The same as REST writes it (spec §3). */
export enum RestSwapStatus {
  pending = 'pending',
  approved = 'approved',
  declined = 'declined',
  cancelled = 'cancelled',
  expired = 'expired',
}

/** What somebody is in a swap. */
export const SwapRole = defineEnum('SwapRole', 'What somebody is in a swap.', [
  'REQUESTER',
  'ANSWERER',
  'OBSERVER',
]);
export type SwapRole = EnumOf<typeof SwapRole>;

/** How the two weeks compare, for whoever asks. */
export const SwapVerdictName = {
  EQUAL: 'EQUAL',
  GIVE_MORE: 'GIVE_MORE',
  GET_MORE: 'GET_MORE',
} as const satisfies { [Verdict in SwapVerdict]: Verdict };
