import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

/** The root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

const isWindows = process.platform === 'win32';

/** Returns the command line of a tool installed by npm. */
export function tool(name, ...args) {
  return [join(ROOT, 'node_modules/.bin', isWindows ? `${name}.cmd` : name), ...args];
}

/** Returns the command line of the npm that runs this script, or else of the one on the path. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return [process.execPath, cli, ...args];
  return [isWindows ? 'npm.cmd' : 'npm', ...args];
}

/** Starts a command in the root folder; `options` are those of `spawn`. */
export function start([command, ...args], options = {}) {
  const shell = isWindows && command.endsWith('.cmd');
  return spawn(command, args, { cwd: ROOT, shell, ...options });
}

/** Runs a command to completion, streaming its output. */
export async function runLoud(command, env = {}) {
  return { ok: (await exitCode(start(command, { stdio: 'inherit', env: withEnv(env) }))) === 0 };
}

/** Runs a command to completion and collects its output. */
export async function runQuiet(command, env = {}) {
  const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], env: withEnv(env) });
  let output = '';
  const collect = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', (error) => collect(`${error.message}\n`));
  return { ok: (await exitCode(child)) === 0, output };
}

/** Resolves with a child's exit code, in the form that a shell reports. */
export function exitCode(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Prints an error message and exits with a failure. */
export function fail(sentence, details = '') {
  if (details) console.error(details.trimEnd());
  console.error(sentence);
  process.exit(1);
}

function withEnv(env) {
  return { ...process.env, ...env };
}
