import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './server-process';

/** How a command has ended. */
export interface CommandEnd {
  code: number | null;
  output: string;
  complaint: string;
}

/** Starts a built command of the api in a process of its own, of this repository or a copy. */
export function startCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
  root = ROOT,
): { child: ChildProcess; ended: Promise<CommandEnd> } {
  const file = join(root, 'api/dist/app/commands', `${name}.js`);
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...env },
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], output, complaint]) => ({ code, output, complaint }),
  );
  return { child, ended };
}

/** Runs a built command of the api to its end. */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
  root = ROOT,
): Promise<CommandEnd> {
  return startCommand(name, args, env, root).ended;
}
