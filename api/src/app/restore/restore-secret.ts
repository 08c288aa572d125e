import { join } from 'node:path';
import { ensureFolder, usingDataFolder } from '@packages/embedded-postgres/data-folder';
import { writeOnce } from '@packages/embedded-postgres/write-once';
import type { CheckedSnapshot } from '@packages/snapshot/check-snapshot';
import { StartProblem } from '@packages/start-problem/start-problem';
import { secretMark } from '../../features/backups/steps/write-backup';
import type { Config } from '../config/config';
import { readSecret, SECRET_FILE } from '../config/secret';

/** The secret to write into the data folder, and what the operator has to know about it. */
interface SecretPlan {
  secret?: string;
  note?: string;
}

const LOST =
  'everyone has to sign in again, and two-step verification works again only after "npm run admin -- remove-second-factor --all".';

/** Decides which secret the restored installation uses; refuses to replace one that is there. */
export async function planSecret(
  { dataDir, jwtSecret }: Config,
  { header, secret }: CheckedSnapshot,
): Promise<SecretPlan> {
  const present = jwtSecret ?? (await readSecret(dataDir));
  if (present !== undefined && secretMark(present) === header.secretMark) return {};
  if (jwtSecret) return { note: `JWT_SECRET is not the secret of the backup: ${LOST}` };
  if (secret === undefined) {
    return { note: `Set JWT_SECRET to the secret of the backup; otherwise ${LOST}` };
  }
  if (present === undefined) return { secret };
  const file = join(dataDir, SECRET_FILE);
  throw new StartProblem(
    `${file} holds another secret than the backup, so nothing was restored. ` +
      'Move that file away, or set DATA_DIR to another folder.',
  );
}

/** Writes the secret into the data folder, before the data that depends on it. */
export async function placeSecret({ dataDir }: Config, { secret }: SecretPlan): Promise<void> {
  if (secret === undefined) return;
  await usingDataFolder(dataDir, async () => {
    await ensureFolder(dataDir);
    await writeOnce(join(dataDir, SECRET_FILE), secret);
  });
}
