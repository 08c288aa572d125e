import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A share keeps the searched text of its owner; the next migrations keep it true. */
export class ShareOwnerText1764640812000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shares add owner_text text');
    await runner.query(`create function keep_owner_text() returns trigger language plpgsql as $$
      begin
        new.owner_text := (select search_text from users where id = new.user_id);
        return new;
      end $$`);
    await runner.query(`create trigger shares_owner_text
      before insert or update of user_id, owner_text on shares
      for each row execute function keep_owner_text()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger shares_owner_text on shares');
    await runner.query('drop function keep_owner_text');
    await runner.query('alter table shares drop owner_text');
  }
}
