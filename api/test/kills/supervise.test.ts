import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '../support/until';

const SUPERVISE = resolve(__dirname, '../../../scripts/lib/supervise.mjs');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairweek-supervise-'));
  await writeFile(join(folder, 'starts'), '');
});
afterEach(() => rm(folder, { recursive: true }));

/** The number of starts of the program. */
const starts = async () => (await readFile(join(folder, 'starts'), 'utf8')).length;

/**
 * Supervises a program that performs one of these actions at each start, and the last one at all
 * later starts.
 */
function supervise(acts: string[], pauseMs = 50): ChildProcess {
  const program = `
    const { appendFileSync, readFileSync } = require('node:fs');
    const file = ${JSON.stringify(join(folder, 'starts'))};
    const acts = ${JSON.stringify(acts)};
    const act = acts[Math.min(readFileSync(file, 'utf8').length, acts.length - 1)];
    process.on('SIGINT', () => process.exit(0));
    appendFileSync(file, 'x');
    eval(act);`;
  const script = `
    const { supervise } = await import(${JSON.stringify(SUPERVISE)});
    const command = [process.execPath, '-e', ${JSON.stringify(program)}];
    process.exitCode = await supervise(command, { pauseMs: ${pauseMs} });`;
  const { npm_lifecycle_event: _, ...env } = process.env;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
}

const end = (child: ChildProcess) =>
  Promise.all([once(child, 'exit').then(([code]) => code), child.stderr ? text(child.stderr) : '']);

const SERVE = 'setInterval(() => {}, 1000)';

test.each([
  ['ends by itself', 'process.exit(0)', 0],
  ['cannot start', 'process.exit(78)', 78],
  ['finds at its first start that something is missing', 'process.exit(69)', 69],
])('a program that %s is not started again', async (_what, act, code) => {
  expect(await end(supervise([act]))).toEqual([code, '']);
  expect(await starts()).toBe(1);
});

test('a program that ends by accident is started again after growing pauses, with a sentence each', async () => {
  const kill = "process.kill(process.pid, 'SIGKILL')";
  const acts = ['process.exit(1)', kill, 'process.exit(69)', 'process.exit(78)'];
  const [code, said] = await end(supervise(acts));
  expect(code).toBe(78);
  expect(said.trim().split('\n')).toEqual([
    'Fairweek exited unexpectedly (exit code 1); restarting in 0.05 s.',
    'Fairweek was killed (SIGKILL); restarting in 0.1 s.',
    'Fairweek exited unexpectedly (exit code 69); restarting in 0.2 s.',
  ]);
  expect(await starts()).toBe(4);
});

test('a Ctrl-C stops the program once, and nothing starts it again', async () => {
  const supervisor = supervise([SERVE]);
  await until(async () => (await starts()) === 1);
  supervisor.kill('SIGINT');
  expect(await end(supervisor)).toEqual([0, '']);
  expect(await starts()).toBe(1);
});

test('an order to stop between two starts is the end', async () => {
  const supervisor = supervise(['process.exit(1)'], 20_000);
  await until(async () => (await starts()) === 1);
  await once(supervisor.stderr ?? supervisor, 'readable');
  supervisor.kill('SIGTERM');
  expect((await end(supervisor))[0]).toBe(0);
  expect(await starts()).toBe(1);
});
