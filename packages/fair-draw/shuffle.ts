import { bytesOf, hashOf } from '../sealed-log/chain';

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** The endless numbers below 2³² that follow from a seed: eight of each hash of seed and counter. */
async function* wordsOf(seed: string): AsyncGenerator<number, never> {
  for (let count = 0; ; count += 1) {
    const block = new DataView(bytesOf(await hashOf(seed, String(count))).buffer);
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
