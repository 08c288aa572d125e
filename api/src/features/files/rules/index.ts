/** The largest file that is accepted, in MB of a million bytes. */
export const MAX_FILE_MB = 25;

const startsWith = (head: Uint8Array, text: string, at = 0) =>
  head.length >= at + text.length &&
  [...text].every((letter, index) => head[at + index] === letter.charCodeAt(0));

const isImage = (brands: readonly string[]) => (head: Uint8Array) =>
  startsWith(head, 'ftyp', 4) && brands.some((brand) => startsWith(head, brand, 8));

/** The first bytes of each known type; names of files say nothing. */
const SIGNS = {
  'image/jpeg': (head: Uint8Array) => startsWith(head, '\xff\xd8\xff'),
  'image/png': (head: Uint8Array) => startsWith(head, '\x89PNG\r\n\x1a\n'),
  'image/gif': (head: Uint8Array) => startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a'),
  'image/webp': (head: Uint8Array) => startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8),
  'image/avif': isImage(['avif', 'avis']),
  'image/heic': isImage(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']),
  'application/pdf': (head: Uint8Array) => startsWith(head, '%PDF-'),
};

/** The known types; a phone's HEIC is one only so that its refusal can name it. */
export type MediaType = keyof typeof SIGNS;

/** How many bytes `mediaTypeOf` needs. */
export const HEAD_BYTES = 16;

/** Returns the type of a file by its first bytes; undefined for any that is not accepted. */
export function mediaTypeOf(head: Uint8Array): MediaType | undefined {
  return (Object.keys(SIGNS) as MediaType[]).find((type) => SIGNS[type](head));
}
