import { type Beside, type Verdict, verifyLog } from '@rules/draft';

/** Browsers offer their hash functions only to pages that were sent safely. */
export const UNSAFE =
  'This browser checks files only on a page with a secure address. Please open Fairweek at its address that begins with https.';

/** For a picture, a file of wish lists, or half a download: nothing is wrong with the draft. */
export const OTHER_FILE =
  'This is not the log of a draft or of a house, or it was not downloaded to its end. Choose the file whose name ends with “log.json”; wish lists and time stamps come after it.';

function isLog(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text)?.entries);
  } catch {
    return false;
  }
}

const OUT_OF_RANGE = 'The file could not be checked: it has numbers or dates that no draft has.';

/** Checks the log of a draft in this browser, with what someone has beside it. */
export async function checkLog(log: string, beside?: Beside): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return { isInOrder: false, problem: UNSAFE };
  if (!isLog(log)) return { isInOrder: false, problem: OTHER_FILE };
  return verifyLog(log, beside).catch(() => ({ isInOrder: false, problem: OUT_OF_RANGE }));
}
