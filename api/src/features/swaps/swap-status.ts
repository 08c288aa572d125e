/** What has become of a swap. */
export enum SwapStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  DECLINED = 'DECLINED',
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
}

/** What somebody is in a swap. */
export enum SwapRole {
  REQUESTER = 'REQUESTER',
  ANSWERER = 'ANSWERER',
  OBSERVER = 'OBSERVER',
}

/** How the two weeks compare, for whoever asks. */
export enum SwapVerdictName {
  EQUAL = 'EQUAL',
  GIVE_MORE = 'GIVE_MORE',
  GET_MORE = 'GET_MORE',
}
