import type { SwapVerdict } from './rules';

/** What has become of a swap. */
export enum SwapStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  DECLINED = 'DECLINED',
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
}

/** The same as REST writes it (spec §3). */
export enum RestSwapStatus {
  pending = 'pending',
  approved = 'approved',
  declined = 'declined',
  cancelled = 'cancelled',
  expired = 'expired',
}

/** What somebody is in a swap. */
export enum SwapRole {
  REQUESTER = 'REQUESTER',
  ANSWERER = 'ANSWERER',
  OBSERVER = 'OBSERVER',
}

/** How the two weeks compare, for whoever asks. */
export const SwapVerdictName = {
  EQUAL: 'EQUAL',
  GIVE_MORE: 'GIVE_MORE',
  GET_MORE: 'GET_MORE',
} as const satisfies { [Verdict in SwapVerdict]: Verdict };
