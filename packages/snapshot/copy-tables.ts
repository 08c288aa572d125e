import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { CheckedSnapshot } from './check-snapshot';
import { readParts } from './read-snapshot';
import { copyCommand, type Progress, type SnapshotTable } from './snapshot-format';

type ShowProgress = (progress: Progress) => void;

/** Loads the tables of a file, one after the other. */
class TableLoader {
  private readonly waiting: SnapshotTable[];
  private readonly total: number;
  private done = 0;
  private table: SnapshotTable | undefined;
  private copy: CopyStreamQuery | undefined;

  constructor(
    private readonly client: ClientBase,
    private readonly snapshot: CheckedSnapshot,
    private readonly onProgress?: ShowProgress,
  ) {
    this.waiting = [...snapshot.header.tables];
    const counted = Object.values(snapshot.trailer.tables);
    this.total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  begin(command: string): void {
    this.table = this.waiting.shift();
    // The text of a file is never run as SQL.
    if (!this.table || copyCommand(this.table) !== command) throw new Error('Unexpected table.');
    this.copy = this.client.query(copyFrom(command));
    // Reported by what waits for it.
    this.copy.on('error', () => undefined);
  }

  async write(rows: Buffer): Promise<void> {
    const { copy, table } = this;
    if (!copy || !table) throw new Error('Rows of no table.');
    const waiting = new AbortController();
    if (!copy.write(rows)) {
      const { signal } = waiting;
      await Promise.race([once(copy, 'drain', { signal }), finished(copy, { signal })]);
      waiting.abort();
    }
    this.done += rows.length;
    this.onProgress?.({ table: table.name, done: this.done, total: this.total });
  }

  /** Compares the number of rows with that of the backup. */
  async end(): Promise<void> {
    const { copy, table, done, total } = this;
    if (!copy || !table) throw new Error('The end of no table.');
    copy.end();
    await finished(copy);
    const counted = this.snapshot.trailer.tables[table.name];
    if (copy.rowCount !== counted?.rows) {
      throw new Error(`${table.name} has ${copy.rowCount} rows instead of ${counted?.rows}.`);
    }
    this.onProgress?.({ table: table.name, done, total, counted });
  }
}

/** Loads each table of a file with COPY; throws if a row is missing. */
export async function copyTables(
  client: ClientBase,
  snapshot: CheckedSnapshot,
  onProgress?: ShowProgress,
): Promise<void> {
  const loader = new TableLoader(client, snapshot, onProgress);
  for await (const part of readParts(snapshot.file)) {
    if (part.kind === 'table') loader.begin(part.command);
    if (part.kind === 'rows') await loader.write(part.rows);
    if (part.kind === 'table-end') await loader.end();
  }
}
