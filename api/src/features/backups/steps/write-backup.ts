import { createHmac } from 'node:crypto';
import { inSnapshot } from '@packages/snapshot/snapshot-client';
import type { Progress } from '@packages/snapshot/snapshot-format';
import { writeWholeFile } from '@packages/snapshot/whole-file';
import { snapshotOf } from '@packages/snapshot/write-snapshot';
import type { BackupSettings } from '../../../core/request-context';

/** Begins each file, and names the connection that reads for it. */
const APPLICATION = 'Fairweek';

/** Tables whose rows are about this installation alone. */
const WITHOUT = ['backups'];

/** Identifies a secret without revealing it. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('base64url').slice(0, 22);
}

interface BackupFile {
  settings: Pick<BackupSettings, 'databaseUrl' | 'generatedSecret' | 'version'>;
  /** The secret of the installation; undefined if it is unknown. */
  secret: string | undefined;
  file: string;
  onProgress?(progress: Progress): void;
  signal?: AbortSignal;
}

/** Writes the whole database as of one moment to a file; returns its size in bytes. */
export function writeBackup(options: BackupFile): Promise<number> {
  const { settings, secret, file, onProgress, signal } = options;
  return inSnapshot({ application: APPLICATION, url: settings.databaseUrl }, (client) => {
    const chunks = snapshotOf(client, {
      application: APPLICATION,
      release: settings.version,
      without: WITHOUT,
      secret: settings.generatedSecret,
      secretMark: secret === undefined ? null : secretMark(secret),
      onProgress,
    });
    return writeWholeFile(file, chunks, signal);
  });
}
