import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * Unpacks a WOFF font into an OpenType one, whose glyphs are read without unpacking all of them
 * each time (WOFF 1.0 §3 to §5).
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(HEADER + index * ENTRY);
    const [offset, packedLength, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
    const packed = woff.subarray(offset, (offset ?? 0) + (packedLength ?? 0));
    const content = packedLength === length ? packed : inflateSync(packed);
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), content };
  });
  const head = Buffer.alloc(12 + tables.length * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  let end = head.length;
  const contents = tables.map(({ tag, checksum, content }, index) => {
    const at = 12 + index * 16;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    end += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...contents]);
}
