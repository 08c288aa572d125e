/** A place in the browser where texts are kept under keys. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a text, or none where it is false; where the browser has no room, it goes with the page. */
export function keepText(storage: KeptTexts, key: string, text: string | false): void {
  try {
    if (text === false) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // What is on screen stays there all the same.
  }
}
