const BYTE_ORDER: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/**
 * The encoding of a part of a file: by its byte order mark or the zeros of UTF-16, or else UTF-8
 * unless its letters are such in Windows-1252 alone; undefined if it has ASCII alone, which is the
 * same in both.
 */
export function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  const marked = BYTE_ORDER[`${first},${second}`];
  if (marked) return marked;
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  if (bytes.every((byte) => byte < 128)) return undefined;
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  return text.includes('\uFFFD') && !/[^\0-\x7f\uFFFD]/.test(text) ? 'windows-1252' : 'utf-8';
}
