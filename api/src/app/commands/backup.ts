import 'reflect-metadata';
import { access, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ensureFolder, fileProblem } from '@packages/embedded-postgres/data-folder';
import { StartProblem } from '@packages/start-problem/start-problem';
import { createFileStore } from '../../core/files/create-file-store';
import { backupName } from '../../features/backups/backup-files';
import { withFiles } from '../../features/backups/steps/copy-files';
import { beginBackup, recordBackup } from '../../features/backups/steps/record-backup';
import { writeBackup } from '../../features/backups/steps/write-backup';
import { backupSettings } from '../app-context';
import { readSecret } from '../config/secret';
import { callersPath, commandArguments, runCommandLine, UsageError } from './command-line';
import { type CommandContext, onExistingDatabase } from './open-database';
import { showProgress, sizeOf } from './progress';

const USAGE = `Usage: npm run backup [-- file]

Writes all data, as of one moment, into one file, while Fairweek goes on running; uploaded files go
into the folder fairweek-files beside it, each once for all backups there.
Without a name, the file is named by the time, in BACKUP_DIR or the current folder.
The file is confidential. "npm run restore -- file" restores it.`;

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/** Chooses the file to write: an existing one is never replaced. */
async function chooseFile(path: string | undefined, dir: string | undefined): Promise<string> {
  if (!path && dir) await ensureFolder(dir);
  const place = path ? callersPath(path) : (dir ?? callersPath('.'));
  const file = (await isFolder(place)) ? join(place, backupName(new Date())) : place;
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartProblem(`${file} exists already: choose another name.`);
  return file;
}

/** Records the backup where that is possible: an older or read-only database can be saved too. */
async function recorded({ db }: CommandContext, file: string, work: () => Promise<number>) {
  const id = await beginBackup({ db }, basename(file)).catch(() => undefined);
  return id === undefined ? work() : recordBackup({ db }, id, work);
}

async function backUp(context: CommandContext, path: string | undefined): Promise<string> {
  const { config, url } = context;
  const file = await chooseFile(path, config.backups.dir);
  const secret = config.jwtSecret ?? (await readSecret(config.dataDir));
  const settings = backupSettings({ config, databaseUrl: url, secret });
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const onProgress = showProgress();
  const { signal } = stopping;
  try {
    const store = createFileStore(config.dataDir, config.files.s3);
    let end = 'is complete.';
    const onMissing = (count: number, place: string) => {
      end = `lacks ${count} of its uploaded files, missing in ${place}.`;
    };
    const write = () =>
      withFiles({ db: context.db, store, signal, onMissing }, file, () =>
        writeBackup({ settings, secret, file, onProgress, signal }),
      );
    const bytes = await recorded(context, file, write);
    const note = settings.generatedSecret
      ? 'It holds the secret of this installation, too: keep it confidential.'
      : 'It does not hold JWT_SECRET: keep that as well, in another place.';
    return `${file} (${sizeOf(bytes)}) ${end} ${note}`;
  } catch (error) {
    if (signal.aborted) throw new StartProblem('Stopped; no file was written.');
    throw fileProblem(error, `The backup could not be written to ${file}`) ?? error;
  }
}

/** npm run backup: writes all data into a file. */
void runCommandLine(async () => {
  const { positionals } = commandArguments(USAGE, {});
  if (positionals.length > 1) throw new UsageError(USAGE);
  return onExistingDatabase('as it is', (context) => backUp(context, positionals[0]));
});
