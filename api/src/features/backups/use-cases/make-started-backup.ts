import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { makeBackup } from '../steps/make-backup';
import { IS_UNFINISHED } from '../steps/record-backup';

// It may have waited: from now on it shows again that it is worked on.
const TAKE = statement(
  'take-started-backup',
  `update backups set seen_at = now() where id = $1 and ${IS_UNFINISHED}
    returning file_name as "fileName"`,
);

/** Makes a backup that an administrator has started; its record says why it failed, if it does. */
export async function makeStartedBackup(app: AppContext, { id }: { id: number }): Promise<void> {
  const [backup] = await read(app, TAKE, [id]);
  if (!backup) return;
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'A backup failed');
  await makeBackup(app, { id, ...backup }).catch(onFailure);
}
