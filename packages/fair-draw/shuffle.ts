const HEX = 16;

/** Returns the bytes of a text in hex. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, HEX));

const digestOf = (data: string | Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', typeof data === 'string' ? new TextEncoder().encode(data) : data);

/** The SHA-256 of a text in UTF-8, or of bytes, in lower-case hex. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await digestOf(data));
  return Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** The endless numbers below 2³² that follow from a seed: eight of each hash of seed and counter. */
async function* wordsOf(seed: string): AsyncGenerator<number, never> {
  for (let count = 0; ; count += 1) {
    const block = new DataView(await digestOf(`${seed}\n${count}`));
    for (let at = 0; at < block.byteLength; at += WORD_BYTES) yield block.getUint32(at);
  }
}

/**
 * Shuffles by Fisher and Yates, from the last place to the second; a number with which some places
 * would come more often than others is left.
 */
export async function shuffled(items: readonly number[], seed: string): Promise<number[]> {
  const list = [...items];
  const words = wordsOf(seed);
  for (let last = list.length - 1; last > 0; last -= 1) {
    const fair = WORDS - (WORDS % (last + 1));
    let { value: word } = await words.next();
    while (word >= fair) ({ value: word } = await words.next());
    const other = word % (last + 1);
    [list[last], list[other]] = [list[other] ?? 0, list[last] ?? 0];
  }
  return list;
}
