import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { makeBackup } from '../steps/make-backup';

const FIND = statement(
  'find-started-backup',
  `select file_name as "fileName" from backups
    where id = $1 and finished_at is null and failed_at is null`,
);

/** Makes a backup that an administrator has started; its record says why it failed, if it does. */
export async function makeStartedBackup(app: AppContext, { id }: { id: number }): Promise<void> {
  const [backup] = await read(app, FIND, [id]);
  if (!backup) return;
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'A backup failed');
  await makeBackup(app, { id, ...backup }).catch(onFailure);
}
