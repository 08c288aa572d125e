import { stat } from 'node:fs/promises';
import { StartProblem } from '../start-problem/start-problem';
import { type RunAs, runCommand } from './run-command';

/**
 * Chooses the user that runs PostgreSQL, which refuses to run as root: the owner of an existing
 * cluster, else `postgres` (created if missing), else the system's unprivileged user.
 */
export async function chooseRunAs(cluster: string): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = (await findUser('postgres')) ?? (await makeUser()) ?? (await findUser('nobody'));
  if (user) return user;
  throw new StartProblem(
    'PostgreSQL refuses to run as root and this system has no other user for it: ' +
      'add one with "useradd postgres", start as an ordinary user, or set DATABASE_URL.',
  );
}

async function makeUser(): Promise<RunAs | undefined> {
  await runCommand('/usr/sbin/groupadd', ['--system', 'postgres']);
  await runCommand('/usr/sbin/useradd', ['--system', '-g', 'postgres', 'postgres']);
  return findUser('postgres');
}

async function findUser(name: string): Promise<RunAs | undefined> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map((flag) => runCommand('/usr/bin/id', [flag, name])),
  );
  if (!uid?.ok || !gid?.ok) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
