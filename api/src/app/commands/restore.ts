import 'reflect-metadata';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import { copyContents } from '../../core/files/copy-contents';
import { createFileStore } from '../../core/files/create-file-store';
import { contentsIn, filesBeside } from '../../features/backups/steps/copy-files';
import { readConfig } from '../config/config';
import { refuseNewerBackup, restoreDatabase } from '../restore/restore-database';
import { placeSecret, planSecret } from '../restore/restore-secret';
import { APPLICATION } from '../version';
import { callersPath, commandArguments, runCommandLine, UsageError } from './command-line';
import { type CommandContext, onDatabase } from './open-database';
import { showProgress } from './progress';

const USAGE = `Usage: npm run restore -- file

Restores a backup into an empty place: a DATA_DIR without a database, or the empty database of
DATABASE_URL. Refuses any other place, and any file that is not whole, and changes nothing then.`;

/** Copies the uploaded files from beside the backup; returns a sentence about those that are missing. */
async function restoreFiles({ config, db }: CommandContext, backup: string): Promise<string> {
  const store = createFileStore(config.dataDir, config.files.s3);
  const contents = await contentsIn(db);
  const { missing } = await copyContents(filesBeside(backup), store, contents);
  return missing.length > 0
    ? `${missing.length} of ${contents.length} uploaded files are missing: "npm run admin -- copy-files --from <folder>" copies them from another folder.`
    : '';
}

/** npm run restore: restores a backup into an empty place. */
void runCommandLine(async () => {
  const { positionals } = commandArguments(USAGE, {});
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new UsageError(USAGE);
  const snapshot = await checkSnapshot(callersPath(path), APPLICATION);
  refuseNewerBackup(snapshot.header);
  const secret = await planSecret(readConfig(process.env), snapshot);
  return onDatabase('as it is', async (context) => {
    await restoreDatabase(context, snapshot, {
      onProgress: showProgress(),
      beforeCommit: () => placeSecret(context.config, secret),
    });
    const files = await restoreFiles(context, snapshot.file);
    const { createdAt, release } = snapshot.header;
    const quiet =
      'It sends nothing and does no background work until "npm run admin -- resume" says that it is the real Fairweek now.';
    return [
      `The backup of ${createdAt} by Fairweek ${release} is restored.`,
      files,
      secret.note,
      quiet,
    ]
      .filter(Boolean)
      .join(' ');
  });
});
