import 'reflect-metadata';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import { readConfig } from '../config/config';
import { refuseNewerBackup, restoreDatabase } from '../restore/restore-database';
import { placeSecret, planSecret } from '../restore/restore-secret';
import { APPLICATION } from '../version';
import { callersPath, commandArguments, runCommandLine, UsageError } from './command-line';
import { onDatabase } from './open-database';
import { showProgress } from './progress';

const USAGE = `Usage: npm run restore -- file

Restores a backup into an empty place: a DATA_DIR without a database, or the empty database of
DATABASE_URL. Refuses any other place, and any file that is not whole, and changes nothing then.`;

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
    const { createdAt, release } = snapshot.header;
    const quiet =
      'It sends nothing and does no background work until "npm run admin -- resume" says that it is the real Fairweek now.';
    return [`The backup of ${createdAt} by Fairweek ${release} is restored.`, secret.note, quiet]
      .filter(Boolean)
      .join(' ');
  });
});
