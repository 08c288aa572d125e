import { execFileSync } from 'node:child_process';

/** A process and all its descendants, itself first. */
export function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const parent of family) {
    family.push(...pairs.flatMap(([child = 0, its]) => (its === parent ? [child] : [])));
  }
  return family;
}

/** Sends a signal to a process and all its descendants; those that have exited are skipped. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const member of familyOf(pid)) {
    try {
      process.kill(member, signal);
    } catch {
      // It has since exited.
    }
  }
}

/** Returns whether a process is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
