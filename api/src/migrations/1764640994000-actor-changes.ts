import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of a user that requests are authenticated by, or that they answer about oneself. */
const OF_USER = `first_name, last_name, email::text, profile_image_url, user_role, is_admin,
  password_hash, temporary_password_expires_at, date_of_birth, anniversary_date,
  linked_property_id, theme, time_zone, unread_mails, deleted_at, created_at, updated_at`;

/** What a trigger watches: a table, the column of its user, and when an update counts. */
interface Watched {
  table: string;
  user: string;
  /** Whether a new row counts as well. */
  isInsertWatched?: boolean;
  updated: string;
}

const columns = (list: string, row: string) =>
  list
    .split(',')
    .map((column) => `${row}.${column.trim()}`)
    .join(', ');

const changed = (list: string) =>
  `(${columns(list, 'old')}) is distinct from (${columns(list, 'new')})`;

const WATCHED: Watched[] = [
  {
    table: 'sessions',
    user: 'user_id',
    // Later use only extends what is kept.
    updated: `${changed('user_id, admin_until, password_at, expires_at')} or new.used_at < old.used_at`,
  },
  {
    table: 'access_tokens',
    user: 'user_id',
    updated: changed('user_id, token_hash, scopes, expires_at'),
  },
  { table: 'users', user: 'id', updated: changed(OF_USER) },
  {
    table: 'second_factors',
    user: 'user_id',
    isInsertWatched: true,
    updated: changed('user_id, confirmed_at'),
  },
  {
    table: 'viewings',
    user: 'viewer_id',
    isInsertWatched: true,
    updated: changed('viewer_id, viewed_id, session_id, ends_at'),
  },
];

/**
 * Processes keep the rows in memory that authenticate requests. Triggers notify them of each change
 * with its COMMIT, also of SQL by hand: of one user, or of all once a transaction has changed more
 * than 100 rows.
 */
export class ActorChanges1764640994000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function publish_actor_change() returns trigger language plpgsql as $$
      declare
        changes int := coalesce(nullif(current_setting('fairweek.kept_changes', true), '')::int, 0) + 1;
      begin
        perform set_config('fairweek.kept_changes', changes::text, true);
        perform pg_notify('fairweek', json_build_object('topic', 'process:actors', 'payload',
            json_strip_nulls(json_build_object('userId', user_id)))::text)
          from unnest(case when tg_level = 'STATEMENT' or changes > 100 then array[null]::bigint[]
            else array[to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]]::bigint[] end)
            as changed (user_id)
          where user_id is not null or tg_level = 'STATEMENT' or changes > 100;
        return null;
      end $$`);
    for (const { table, user, isInsertWatched, updated } of WATCHED) {
      const events = isInsertWatched ? 'insert or delete' : 'delete';
      const publish = `execute function publish_actor_change('${user}')`;
      await runner.query(`create trigger ${table}_gone after ${events} on ${table}
        for each row ${publish}`);
      await runner.query(`create trigger ${table}_changed after update on ${table}
        for each row when (${updated}) ${publish}`);
      await runner.query(`create trigger ${table}_emptied after truncate on ${table}
        for each statement ${publish}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function publish_actor_change cascade');
  }
}
