import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Kept, verifyLog } from '../../features/draft/rules';

const USAGE =
  'Usage: npm run verify-draft -- log.json [older-log.json | --head fingerprint] [--lists my-lists.json]';

function read(file: string): string {
  // npm runs it in the workspace folder, but the path is relative to the caller's.
  const from = process.env.INIT_CWD ?? process.cwd();
  return readFileSync(resolve(from, file), 'utf8');
}

/**
 * Verifies the exported log of a draft from the file alone, and that it continues an older file or
 * a fingerprint that was kept, and followed an owner's wish lists; exits with 1 if it does not.
 */
async function verify(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { head: { type: 'string' }, lists: { type: 'string' } },
  });
  const [file, older] = positionals;
  const { head, lists } = values;
  if (!file || positionals.length > 2 || (older && head)) throw new Error(USAGE);
  const kept: Kept | undefined = head ? { head } : older ? { file: read(older) } : undefined;
  const verdict = await verifyLog(read(file), kept, lists && read(lists));
  if (!verdict.isInOrder) throw new Error(verdict.problem);
  const { summary, keptUntil, lists: followed, head: last } = verdict;
  return [summary, `Last hash: ${last}.`, keptUntil, followed].filter(Boolean).join(' ');
}

verify().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
