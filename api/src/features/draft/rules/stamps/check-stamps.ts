import { Problem, readShape } from '@packages/sealed-log/exported-chain';
import { from, listOf, record, type Shape, text } from '@packages/sealed-log/shape';
import { listed, momentText, textOf } from '../../../../core/rules/sentence';
import type { ReadLog } from '../log/read-log';
import { isDatedAfter, readStamp, type Stamp } from './read-stamp';

/** The time stamps of a draft’s log, as they are downloaded. */
export interface StampsFile {
  property: string;
  year: number;
  stamps: readonly Stamp[];
}

const isStampsShape: Shape = record({
  ...{ property: text, year: from(1) },
  stamps: listOf(record({ seq: from(1), authority: text, answer: text })),
});

const NO_STAMPS = 'The file is not one of time stamps from a draft';

function parseStamps(file: string, { log }: ReadLog): readonly Stamp[] {
  const { property, year, stamps } = readShape(file, NO_STAMPS, isStampsShape) as StampsFile;
  if (property !== log.property || year !== log.year) {
    throw new Problem('The time stamps belong to another draft.');
  }
  return stamps;
}

/** Checks one stamp; the entry cannot be dated after it. */
async function checkStamp(stamp: Stamp, { log, entries }: ReadLog, roots: string | undefined) {
  const { seq } = stamp;
  const [link, entry] = [log.entries[seq - 1], entries[seq - 1]];
  if (!link || !entry)
    throw new Problem(`The log is cut off before entry ${seq}, which was stamped.`);
  const before = log.entries[seq - 2]?.hash ?? '';
  const hashed = { text: `${before}\n${link.text}`, hash: link.hash };
  const read = await readStamp(stamp, { ...hashed, ...(roots !== undefined && { roots }) });
  if (isDatedAfter(entry.at, read.at)) {
    throw new Problem(`Entry ${seq} is dated after the moment at which ${read.signer} stamped it.`);
  }
  if (read.isTrusted === false) {
    throw new Problem(
      `The time stamp of entry ${seq} is by ${read.signer}, whose certificate does not lead to those that you trust.`,
    );
  }
  return { ...read, seq };
}

/** Checks all stamps of a log, and returns what they prove, in a sentence. */
export async function checkStamps(
  file: string,
  whole: ReadLog,
  roots: string | undefined,
): Promise<string> {
  const read = [];
  for (const stamp of parseStamps(file, whole)) {
    read.push(await checkStamp(stamp, whole, roots));
  }
  const [last] = read.toSorted((one, other) => other.seq - one.seq);
  if (!last) return 'The file has no time stamps yet.';
  const signers = textOf(listed([...new Set(read.map(({ signer }) => signer))].map((it) => [it])));
  const trust =
    roots === undefined
      ? 'Whether to trust them you judge yourself: no certificate was given to compare theirs with.'
      : 'Their certificates lead to those that you trust.';
  const made = read.length === 1 ? '1 time stamp matches' : `${read.length} time stamps match`;
  return `${made} the log, by ${signers}: up to entry ${last.seq} it existed on ${momentText(last.at, 'UTC')} UTC. ${trust}`;
}
