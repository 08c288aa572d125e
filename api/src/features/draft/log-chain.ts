import { createHash } from 'node:crypto';
import type { DraftEntry } from './rules';

/** A stored entry: its JSON byte for byte, and the hash that chains it to the previous one. */
export interface ChainedEntry {
  text: string;
  /** SHA-256, in hex, of the previous hash (empty for the first), a line feed and the text. */
  hash: string;
}

function hashOf(before: string, text: string): string {
  return createHash('sha256').update(`${before}\n${text}`).digest('hex');
}

/** Creates the next link of the chain. */
export function chain(before: string, entry: DraftEntry): ChainedEntry {
  const text = JSON.stringify(entry);
  return { text, hash: hashOf(before, text) };
}

/**
 * Returns the number of the first entry whose hash does not match its text and all before it; null
 * if all match.
 */
export function brokenLink(entries: readonly ChainedEntry[]): number | null {
  let before = '';
  for (const [index, { text, hash }] of entries.entries()) {
    if (hash !== hashOf(before, text)) return index + 1;
    before = hash;
  }
  return null;
}
