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
    // What is on screen stays there.
  }
}

/** What the keys of texts begin with that belong to one account. */
export const PRIVATE = 'fairweek-private-';

/** Removes all that this browser keeps of accounts. */
export function removePrivateTexts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PRIVATE));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is blocked.
  }
}

/** Reads a text that this browser keeps; null if there is none, or storage is blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
