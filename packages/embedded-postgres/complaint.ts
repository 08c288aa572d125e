import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Places } from './places';

/** Returns the path of the server's log. */
export function logFile({ home }: Places): string {
  return join(home, 'postgres.log');
}

/** Returns the size of the log so far, in bytes. */
export async function logSize(places: Places): Promise<number> {
  return stat(logFile(places)).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Advice for some of the server's error messages. */
const ADVICE: [RegExp, (places: Places, found: RegExpMatchArray) => string][] = [
  [
    /No space left on device/,
    ({ home }) => `the disk that holds ${home} is full. Free some space and start again.`,
  ],
  [
    /could not open directory "(\w+)": No such file/,
    ({ home, cluster }, [, folder]) =>
      `the folder ${join(cluster, folder ?? '')} is missing. Whatever copied ${home} left out its ` +
      'empty folders: copy it again with `cp -a`, or restore another backup.',
  ],
  [
    /Permission denied|has wrong ownership/,
    ({ home, runAs }) =>
      'it may not read its own files, which belong to another user. ' +
      `Make them its own: sudo chown -R ${runAs?.uid ?? process.getuid?.()} ${home}`,
  ],
];

/** Returns the last error message after so many bytes of the log, for a message to people. */
export async function lastComplaint(places: Places, said: number): Promise<string> {
  const file = logFile(places);
  const lines = (await readFrom(file, said)).trim().split('\n');
  const line = lines.findLast((it) => /FATAL|PANIC|ERROR/.test(it)) ?? lines.at(-1);
  for (const [pattern, advise] of ADVICE) {
    const found = line?.match(pattern);
    if (found) return advise(places, found);
  }
  return `${line || 'it gave no reason'} (see ${file}).`;
}

async function readFrom(file: string, position: number): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      // A log that had grown too large was truncated.
      const start = size < position ? 0 : position;
      const { buffer, bytesRead } = await handle.read({
        buffer: Buffer.alloc(size - start),
        position: start,
      });
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}
