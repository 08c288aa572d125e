import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runQuiet, start } from './run.mjs';

const CLEAN_UP = 'web/e2e/support/clean-up.mjs';
/** Settings of this machine that are another Fairweek’s; empty counts as absent. */
const FOREIGN = ['APP_URL', 'DATABASE_URL', 'JWT_SECRET', 'REDIS_URL', 'SMTP_URL', 'TRUST_PROXY'];

/** An owner of the demo. */
export const OLIVIA = { email: 'olivia@fairweek.test', password: 'fairweek-demo' };

/**
 * Starts the built product with a demo and a data folder of its own, calls `use` with its address,
 * and removes both. Production allows no demo; everything else is as there. `node` is the program
 * that runs it.
 */
export async function withDemo(use, node = process.execPath) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairweek-audit-'));
  const server = start([node, 'api/dist/app/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(FOREIGN.map((name) => [name, ''])),
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
    },
  });
  try {
    return await use(await addressOf(server));
  } finally {
    server.kill('SIGTERM');
    await runQuiet([process.execPath, CLEAN_UP, String(server.pid), dataDir]);
  }
}

/** Resolves with the address once the server says that it is ready. */
async function addressOf(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /ready: (http:\S+)/.exec(line)?.[1];
    if (!address) continue;
    server.stdout.resume();
    return address;
  }
  throw new Error('Fairweek ended before it was ready.');
}
