import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

/** Size of a part in bytes; a file is never entirely in memory. */
const PART_BYTES = 512 * 1024;

const STORE = statement(
  'store-report-part',
  'insert into report_files (job_id, kind, part, content) values ($1, $2, $3, $4)',
);

/** Splits a stream into parts of equal size, except the last. */
async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Stores a report's file part by part. */
export async function storeFile(
  transaction: Transaction,
  options: {
    id: number;
    kind: 'pdf' | 'csv';
    bytes: AsyncIterable<Buffer>;
    /** Called after each part. */
    onPart?: (part: number) => Promise<void>;
  },
): Promise<void> {
  const { id, kind, bytes, onPart } = options;
  let part = 0;
  for await (const content of inParts(bytes)) {
    part += 1;
    await transaction.query(STORE, [id, kind, part, content]);
    await onPart?.(part);
  }
}
