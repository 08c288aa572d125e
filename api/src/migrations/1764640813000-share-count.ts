import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user keeps the number of their shares, and renews their text in these. */
export class ShareCount1764640813000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add share_count integer not null default 0');
    await runner.query(`create index users_by_shares on users (share_count, id)
      where deleted_at is null`);
    await runner.query(`create function renew_owner_text() returns trigger language plpgsql as $$
      begin
        update shares set owner_text = new.search_text where user_id = new.id;
        return null;
      end $$`);
    await runner.query(`create trigger users_owner_text after update on users for each row
      when (old.search_text is distinct from new.search_text)
      execute function renew_owner_text()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_owner_text on users');
    await runner.query('drop function renew_owner_text');
    await runner.query('alter table users drop share_count');
  }
}
