import type { DraftEntry } from './entries';

/** A stored entry: its JSON byte for byte, and the hash that chains it to the previous one. */
export interface ChainedEntry {
  text: string;
  /** SHA-256, in hex, of the previous hash (empty for the first), a line feed and the text. */
  hash: string;
}

/** Returns the SHA-256 of some bytes, in hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashOf = (before: string, text: string): Promise<string> =>
  sha256(new TextEncoder().encode(`${before}\n${text}`));

/** A hash as people compare it: its first 32 digits in groups of four. */
export const fingerprintOf = (hash: string) => hash.slice(0, 32).replace(/.{4}(?=.)/g, '$& ');

/** Creates the links of new entries, chained to each other and to the hash before them. */
export async function chain(
  before: string,
  entries: readonly DraftEntry[],
): Promise<ChainedEntry[]> {
  const links: ChainedEntry[] = [];
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    links.push({ text, hash: await hashOf(links.at(-1)?.hash ?? before, text) });
  }
  return links;
}

/**
 * Returns the number of the first entry whose hash does not match its text and all before it; null
 * if all match.
 */
export async function brokenLink(entries: readonly ChainedEntry[]): Promise<number | null> {
  let before = '';
  for (const [index, { text, hash }] of entries.entries()) {
    if (hash !== (await hashOf(before, text))) return index + 1;
    before = hash;
  }
  return null;
}
