import { type Database, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

/** The message about a restored copy, shown wherever its state is. */
export const QUIET_COPY =
  'This is a restored copy: it sends nothing and runs no drafts, reminders or other background work. If it is the real Fairweek now, run "npm run admin -- resume".';

/** SQL that makes a database that was just restored a quiet copy, of an installation that is new. */
export const MAKE_QUIET = 'update installation set started_at = now(), quiet_since = now()';

/** SQL condition: background work may run here. */
export const MAY_WORK = 'not exists (select 1 from installation where quiet_since is not null)';

const QUIET = statement(
  'quiet-copy',
  'select 1 as is_quiet from installation where quiet_since is not null',
);

const RESUME = statement(
  'resume-copy',
  'update installation set quiet_since = null where quiet_since is not null returning id',
);

/** Returns whether the database is a restored copy that does no background work. */
export async function isQuietCopy(app: Pick<Database, 'db'>): Promise<boolean> {
  return (await read(app, QUIET, [])).length > 0;
}

/** Makes a quiet copy the real installation; returns false if it was one already. */
export async function resumeCopy(app: Pick<Database, 'db'>): Promise<boolean> {
  return (await read(app, RESUME, [])).length > 0;
}
