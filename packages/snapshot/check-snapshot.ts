import { StartProblem } from '../start-problem/start-problem';
import { readParts } from './read-snapshot';
import { SNAPSHOT_FORMAT, type SnapshotHeader, type SnapshotTrailer } from './snapshot-format';

/** A snapshot file that has been read to its end and is as it was written. */
export interface CheckedSnapshot {
  file: string;
  header: SnapshotHeader;
  trailer: SnapshotTrailer;
  /** The generated secret of the installation, if the file has it. */
  secret: string | undefined;
}

interface Found {
  header?: SnapshotHeader;
  trailer?: SnapshotTrailer;
  secret?: string;
  isSame?: boolean;
}

/** The application whose snapshot is expected. */
interface Expected extends Found {
  application: string;
}

/** Reads a file for as long as its layout is known. */
async function readThrough(file: string, found: Found): Promise<void> {
  for await (const part of readParts(file)) {
    if (part.kind === 'header') found.header = part.header;
    if (part.kind === 'secret') found.secret = part.secret;
    if (part.kind === 'trailer') {
      found.trailer = part.trailer;
      found.isSame = part.trailer.sha256 === part.sha256;
    }
    if (found.header?.format !== SNAPSHOT_FORMAT) return;
  }
}

/** Returns what is wrong with a file, after its name. */
function problemOf(
  { application, header, trailer, isSame }: Expected,
  error: unknown,
): string | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (code === 'ENOENT') return 'does not exist.';
  if (['EACCES', 'EISDIR', 'EIO'].includes(code)) return 'cannot be read.';
  if (header?.application !== application.toLowerCase()) {
    return `is no backup of ${application}, or damaged, so nothing was restored.`;
  }
  if (header.format !== SNAPSHOT_FORMAT) {
    return `was written by a newer ${application} (${header.release}), so nothing was restored: restore it with that one.`;
  }
  if (error || !trailer || !isSame) {
    return 'is cut off or has been changed, so nothing was restored. Use another backup.';
  }
  return undefined;
}

/**
 * Reads a whole snapshot file; throws a StartProblem if it is not one of this application, was cut
 * or was changed.
 */
export async function checkSnapshot(file: string, application: string): Promise<CheckedSnapshot> {
  const found: Found = {};
  const error = await readThrough(file, found).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const problem = problemOf({ ...found, application }, error);
  const { header, trailer, secret } = found;
  if (problem || !header || !trailer) throw new StartProblem(`${file} ${problem}`);
  return { file, header, trailer, secret };
}
