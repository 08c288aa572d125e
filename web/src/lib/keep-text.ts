/** Browser storage of texts by key. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores a text, or removes it if false; if storage is full, the text lasts until the page is left.
 */
export function keepText(storage: KeptTexts, key: string, text: string | false): void {
  try {
    if (text === false) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // The text stays on screen.
  }
}

/** The prefixes of the keys of texts that belong to one account. */
export const PRIVATE = 'fairweek-private-';

/** Keys of texts of one account: those, unsent messages and drafts of messages. */
const OF_AN_ACCOUNT = /^fairweek-(private|outbox|drafts)-/;

/** The account of the texts. */
const OWNER = `${PRIVATE}owner`;

/** Removes all that this browser keeps of accounts. */
export function removePrivateTexts(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const keys = Object.keys(storage).filter((key) => OF_AN_ACCOUNT.test(key));
      for (const key of keys) storage.removeItem(key);
    }
  } catch {
    // Nothing is kept where storage is blocked.
  }
}

/** Returns the id of the account whose texts this browser keeps; null if there is none. */
export const textsOwner = (): string | null => readText(OWNER);

/** Removes what this browser keeps of any account but this one. */
export function keepTextsOf(userId: string): void {
  const owner = readText(OWNER);
  if (owner === userId) return;
  if (owner !== null) removePrivateTexts();
  keepText(localStorage, OWNER, userId);
}

/** Reads a text that this browser keeps; null if there is none, or storage is blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
