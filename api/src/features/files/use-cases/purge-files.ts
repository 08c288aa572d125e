import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { removeAbandonedStages } from '../../../core/files/stage-file';
import type { AppContext } from '../../../core/request-context';

const PURGE = statement(
  'purge-files',
  "delete from files where attached_at is null and created_at < now() - interval '24 hours'",
);

const UNUSED = statement(
  'unused-file-blobs',
  `select b.sha256 from file_blobs b
    where not exists (select from files f where f.sha256 = b.sha256)
      and not exists (select from files f where f.thumb_sha256 = b.sha256)
    order by b.sha256 limit 1000`,
);

// An upload of the same content that commits first has a file, whose foreign key refuses this.
const REMOVE = statement('remove-file-blob', 'delete from file_blobs where sha256 = $1');

/** PostgreSQL's code of a foreign key that refuses. */
const IS_USED = '23503';

/**
 * Deletes uploads that were not attached within a day, contents without a file, and what interrupted
 * uploads left behind.
 */
export async function purgeFiles(app: AppContext): Promise<void> {
  const { store } = app.files;
  await removeAbandonedStages(store);
  await read(app, PURGE, []);
  for (const { sha256 } of await read(app, UNUSED, [])) {
    await inTransaction(app, async (transaction) => {
      await transaction.query(REMOVE, [sha256]);
      // Before the commit: an upload of the same content waits for it, and then stores it again.
      await store.remove(sha256);
    }).catch((error: { code?: string }) => {
      if (error.code !== IS_USED)
        app.log.error({ err: error, sha256 }, 'A content was not removed');
    });
  }
}
