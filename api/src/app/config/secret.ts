import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureFolder, usingDataFolder } from '@packages/embedded-postgres/data-folder';
import { writeOnce } from '@packages/embedded-postgres/write-once';
import { StartProblem } from '@packages/start-problem/start-problem';
import { MIN_SECRET_LENGTH } from './config-problems';

/** The file in the data folder that holds the generated secret. */
export const SECRET_FILE = 'jwt-secret';

/** Returns the secret in the data folder; undefined if none has been generated yet. */
export async function readSecret(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** Returns the secret in the data folder, created on first use; only its owner can read it. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, SECRET_FILE);
  const written = await usingDataFolder(dataDir, async () => {
    await ensureFolder(dataDir);
    return writeOnce(file, randomBytes(48).toString('base64url'));
  });
  const secret = written.trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartProblem(
    `The secret in ${file} is too short: remove that file for a new one (everyone has to sign in again).`,
  );
}
