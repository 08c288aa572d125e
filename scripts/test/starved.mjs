import { spawn } from 'node:child_process';

/** Runs on the first core only, beside so many endless loops. */
const PINNED = ['taskset', '-c', '0'];
const LOOPS = 3;

/** Runs work on a quarter of one core; `work` gets the words that a command begins with. */
export async function starve(work) {
  const loops = Array.from({ length: LOOPS }, () =>
    spawn(PINNED[0], [...PINNED.slice(1), process.execPath, '-e', 'for (;;);'], {
      stdio: 'ignore',
    }),
  );
  try {
    return await work(PINNED);
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}
