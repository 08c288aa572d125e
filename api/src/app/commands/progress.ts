import type { Progress } from '@packages/snapshot/snapshot-format';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Returns a size in words, such as '1.2 MB'. */
export function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}

/** Where progress is shown, such as stderr. */
interface Output {
  isTTY: boolean;
  write(text: string): boolean;
}

/** How often a terminal's line is written again, in ms. */
const PAUSE_MS = 100;

/**
 * Shows progress on stderr: on a terminal, one line with a percentage that is written again; and
 * one line per table that is not empty.
 */
export function showProgress(out: Output = process.stderr): (it: Progress) => void {
  let shownAt = 0;
  return ({ table, done, total, counted }) => {
    // The size of a backup is estimated from the tables' size on disk.
    const percent = total > 0 ? Math.min(99, Math.floor((100 * done) / total)) : 0;
    const clear = out.isTTY ? '\r\x1b[K' : '';
    if (counted) {
      const rows = counted.rows.toLocaleString('en');
      if (counted.rows > 0) out.write(`${clear}${table}: ${rows} rows, ${sizeOf(counted.bytes)}\n`);
    } else if (out.isTTY && Date.now() - shownAt > PAUSE_MS) {
      shownAt = Date.now();
      out.write(`${clear}${percent} % · ${table}, ${sizeOf(done)}`);
    }
  };
}
