// node clean-up.mjs <pid> <data folder>: waits for the server to end, stops its database if it was
// left running, and removes the data. A separate program, so that it outlives an interrupted test.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const [pid = '', dataDir = ''] = process.argv.slice(2);

await until(() => !signal(Number(pid), 0));
signal(Number(pid), 'SIGKILL');

// If the database's user may not enter the data folder, the database is kept elsewhere.
const elsewhere = firstLine(join(dataDir, 'database-place'));
const home = elsewhere || join(dataDir, 'postgres');
const lock = join(home, 'cluster/postmaster.pid');
if (signal(Number(firstLine(lock)), 'SIGINT')) await until(() => !existsSync(lock));
for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true });

async function until(isSo) {
  for (const end = Date.now() + PATIENCE_MS; !isSo() && Date.now() < end; ) await sleep(20);
}

/** Returns true if the process existed to receive the signal. */
function signal(target, name) {
  try {
    return target > 1 && process.kill(target, name);
  } catch {
    return false;
  }
}

function firstLine(file) {
  return existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '') : '';
}
