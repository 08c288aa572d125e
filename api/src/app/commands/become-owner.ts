import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CONFIG_VARIABLES, readConfig } from '../config/config';

/** Replaces settings that name a file by what root may still read there. */
function readFiles(env: NodeJS.ProcessEnv): void {
  for (const name of CONFIG_VARIABLES) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    env[name] = readFileSync(file, 'utf8').trim();
    delete env[`${name}_FILE`];
  }
}

/**
 * Lets a command that root runs go on as the owner of DATA_DIR, so that it leaves nothing there that
 * the service may not use; does nothing for anyone else.
 */
export async function becomeOwner(env = process.env): Promise<void> {
  const { getuid, setgroups, setgid, setuid } = process;
  if (getuid?.() !== 0 || !setgroups || !setgid || !setuid) return;
  const { dataDir } = readConfig(env);
  const owner = await stat(dataDir).catch(() => undefined);
  if (!owner || owner.uid === 0) return;
  readFiles(env);
  setgroups([owner.gid]);
  setgid(owner.gid);
  setuid(owner.uid);
}
