import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface PgbenchOptions {
  connections: number;
  seconds: number;
  /** Numbers for the script. */
  variables?: Record<string, number>;
}

/** Runs a script of pgbench at full speed; returns its transactions per second. */
export async function runPgbench(
  url: string,
  file: string,
  { connections, seconds, variables = {} }: PgbenchOptions,
): Promise<number> {
  const given = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const options = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2'];
  const { stdout } = await promisify(execFile)('pgbench', [
    ...[...options, '-T', String(seconds), ...given, '-f', file, url],
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
}
