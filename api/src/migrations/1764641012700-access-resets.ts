import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of a user whose changes drop what processes keep in memory. */
const WATCHED = `first_name, last_name, email::text, profile_image_url, user_role, is_admin,
  password_hash, temporary_password_expires_at, date_of_birth, anniversary_date,
  linked_property_id, theme, time_zone, unread_mails, deleted_at, created_at, updated_at`;

const ofRow = (row: string, columns: string) =>
  columns
    .split(',')
    .map((column) => `${row}.${column.trim()}`)
    .join(', ');

async function watch(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query('drop trigger users_changed on users');
  await runner.query(`create trigger users_changed after update on users for each row
    when ((${ofRow('old', columns)}) is distinct from (${ofRow('new', columns)}))
    execute function publish_actor_change('id')`);
}

/** Records when an administrator gave access to an account, and who invited its user. */
export class AccessResets1764641012700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users
      add column reset_at timestamptz(3),
      add column reset_by bigint,
      add column reset_ends_at timestamptz(3),
      add column address_changed_at timestamptz(3),
      add constraint users_reset
        check (reset_at is not null or (reset_by is null and reset_ends_at is null))`);
    await runner.query('alter table invitation_runs add column invited_by bigint');
    await watch(runner, `${WATCHED}, reset_at, reset_by, reset_ends_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await watch(runner, WATCHED);
    await runner.query('alter table invitation_runs drop column invited_by');
    await runner.query(`alter table users drop column reset_at, drop column reset_by,
      drop column reset_ends_at, drop column address_changed_at`);
  }
}
