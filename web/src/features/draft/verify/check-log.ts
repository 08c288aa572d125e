import { type Beside, type Verdict, verifyLog } from '@rules/draft';

/** Browsers offer their hash functions only to pages that were sent safely. */
export const UNSAFE =
  'This browser checks files only on a page with a secure address. Please open Fairweek at its address that begins with https.';

const OUT_OF_RANGE = 'The file could not be checked: it has numbers or dates that no draft has.';

/** Checks the log of a draft in this browser, with what someone has beside it. */
export async function checkLog(log: string, beside?: Beside): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return { isInOrder: false, problem: UNSAFE };
  return verifyLog(log, beside).catch(() => ({ isInOrder: false, problem: OUT_OF_RANGE }));
}
