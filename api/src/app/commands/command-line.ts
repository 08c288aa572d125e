import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartProblem } from '@packages/start-problem/start-problem';
import { isOutage } from '../../core/database/database-errors';
import { AppError } from '../../core/errors';
import { ConfigError } from '../config/config';
import { becomeOwner } from './become-owner';

/** The arguments are wrong; the message shows the usage. */
export class UsageError extends StartProblem {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the arguments of a command; `--help` prints the usage and ends the program. */
export function commandArguments<Own extends Options>(usage: string, options: Own) {
  if (process.argv.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Resolves a path that the caller wrote: npm runs commands in the project's folder. */
export function callersPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function explain(error: unknown): unknown {
  if (error instanceof StartProblem || error instanceof AppError) return error.message;
  if (!isOutage(error)) return error;
  const { message } = error as Error;
  return `The database was lost, as when Fairweek is stopped or restarted (${message}). Please try again.`;
}

/** Runs a command and prints the sentence that it returns, or why it failed (exit code 1). */
export async function runCommandLine(command: () => Promise<string>): Promise<void> {
  try {
    await becomeOwner().catch((error: unknown) => {
      // The command itself says which setting is wrong; the doctor, which all are.
      if (!(error instanceof ConfigError)) throw error;
    });
    console.log(await command());
  } catch (error) {
    // Progress may have been written on this line.
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    console.error(explain(error));
    process.exitCode = 1;
  }
}
