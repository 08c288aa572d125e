import { type Kept, type Verdict, verifyLog } from '@rules/draft';

/** Browsers offer their hash functions only to pages that were sent safely. */
const UNSAFE =
  'This browser checks files only on a page with a secure address (https). Please open Fairweek at its secure address, or use npm run verify-draft.';

/** Checks the log of a draft in this browser; `lists` is an owner's file of wish lists. */
export const checkLog = async (log: string, kept?: Kept, lists?: string): Promise<Verdict> =>
  globalThis.crypto?.subtle ? verifyLog(log, kept, lists) : { isInOrder: false, problem: UNSAFE };
