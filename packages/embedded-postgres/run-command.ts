import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

/** The system user that runs PostgreSQL's programs; absent means the user of this process. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** The result of a finished command. */
export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Returns a minimal environment for PostgreSQL's programs; PGDATA, LANG and similar must not leak
 * in.
 */
export function quietEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C' };
}

/** Runs a program to completion, out of reach of the terminal's Ctrl-C; never rejects. */
export function runCommand(file: string, args: string[], as?: RunAs): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, {
      ...as,
      cwd: dirname(file),
      env: quietEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
