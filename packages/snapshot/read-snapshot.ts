import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  END_OF_ROWS,
  headerOfLine,
  type SnapshotHeader,
  type SnapshotTrailer,
} from './snapshot-format';

/** A piece of a snapshot, in the order of the file. */
export type SnapshotPart =
  | { kind: 'header'; header: SnapshotHeader }
  | { kind: 'table'; command: string }
  | { kind: 'rows'; rows: Buffer }
  | { kind: 'table-end' }
  | { kind: 'secret'; secret: string }
  | { kind: 'trailer'; trailer: SnapshotTrailer; sha256: string };

const LINE_END = 10;

/** Yields blocks of whole lines. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_END) + 1;
    if (end > 0) {
      yield Buffer.concat([...rest, chunk.subarray(0, end)]);
      rest = [];
    }
    rest.push(chunk.subarray(end));
  }
  yield Buffer.concat(rest);
}

/** The position of the line that ends the rows; -1 if it is not in this block. */
function endOfRows(block: Buffer, from: number): number {
  if (block.subarray(from, from + END_OF_ROWS.length).toString() === END_OF_ROWS) return from;
  const before = block.indexOf(`\n${END_OF_ROWS}`, from);
  return before < 0 ? -1 : before + 1;
}

/** Reads the text of a snapshot, block by block. */
class SnapshotParser {
  private readonly hash = createHash('sha256');
  private isInTable = false;

  /** Yields the parts of a block of whole lines; throws at a line that belongs to none. */
  *parse(block: Buffer): Generator<SnapshotPart> {
    for (let at = 0; at < block.length; ) {
      const [parts, next] = this.isInTable ? this.rowsAt(block, at) : this.lineAt(block, at);
      this.hash.update(block.subarray(at, next));
      yield* parts;
      at = next;
    }
  }

  private rowsAt(block: Buffer, at: number): [SnapshotPart[], next: number] {
    const end = endOfRows(block, at);
    this.isInTable = end < 0;
    const rows = block.subarray(at, this.isInTable ? block.length : end);
    const parts: SnapshotPart[] = rows.length > 0 ? [{ kind: 'rows', rows }] : [];
    if (this.isInTable) return [parts, block.length];
    return [[...parts, { kind: 'table-end' }], end + END_OF_ROWS.length];
  }

  private lineAt(block: Buffer, at: number): [SnapshotPart[], next: number] {
    const next = block.indexOf(LINE_END, at) + 1 || block.length;
    const part = this.partOf(block.toString('utf8', at, next - 1));
    this.isInTable = part.kind === 'table';
    return [[part], next];
  }

  private partOf(line: string): SnapshotPart {
    if (line.startsWith('COPY ')) return { kind: 'table', command: line };
    const [, kind = '', json = ''] = /^-- (\S+) (.*)$/s.exec(line) ?? [];
    const value = JSON.parse(json);
    if (kind === 'secret') return { kind, secret: value };
    if (kind === 'end') {
      return { kind: 'trailer', trailer: value, sha256: this.hash.copy().digest('hex') };
    }
    return { kind: 'header', header: headerOfLine(kind, value) };
  }
}

/** Yields the parts of a snapshot file. */
export async function* readParts(file: string): AsyncGenerator<SnapshotPart> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error));
  text.on('close', () => packed.destroy());
  const parser = new SnapshotParser();
  for await (const block of linesOf(packed.pipe(text))) yield* parser.parse(block);
}
