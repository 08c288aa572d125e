/** A stored entry: its JSON byte for byte, and the hash that chains it to the previous one. */
export interface ChainedEntry {
  text: string;
  /** SHA-256, in hex, of the previous hash (empty for the first), a line feed and the text. */
  hash: string;
}

const HEX = 16;

/** Returns bytes in lower-case hex. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');

/** Returns the bytes of a text in hex. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, HEX));

/** Returns the SHA-256 of some bytes, in hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Returns the hash of a text that follows another hash, or a salt. */
export const hashOf = (before: string, text: string): Promise<string> =>
  sha256(new TextEncoder().encode(`${before}\n${text}`));

const SALT_BYTES = 32;

/** Returns random digits for a hash of something that could otherwise be guessed. */
export const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** A hash as people compare it: its first 32 digits in groups of four. */
export const fingerprintOf = (hash: string) => hash.slice(0, 32).replace(/.{4}(?=.)/g, '$& ');

/** Creates the links of new entries, chained to each other and to the hash before them. */
export async function chain(before: string, entries: readonly object[]): Promise<ChainedEntry[]> {
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
