import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A share that changes hands is settled with its owners at the commit, so that even a long import
 * locks them for a moment only. A change of an owner's name comes before that or after it.
 */
export class SettleShares1764640814000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('lock table shares in share row exclusive mode');
    await runner.query(`create function settle_share() returns trigger language plpgsql as $$
      begin
        if old.user_id is not distinct from new.user_id then return null; end if;
        update users set share_count = share_count - 1 where id = old.user_id;
        update users set share_count = share_count + 1 where id = new.user_id;
        update shares s set owner_text = u.search_text from users u
          where s.id = new.id and u.id = s.user_id and s.owner_text is distinct from u.search_text;
        return null;
      end $$`);
    await runner.query(`create constraint trigger shares_settled
      after insert or delete or update of user_id on shares deferrable initially deferred
      for each row execute function settle_share()`);
    await runner.query(`update shares s set owner_text = u.search_text
      from users u where u.id = s.user_id`);
    await runner.query(`update users u set share_count = held.shares
      from (select user_id, count(*) as shares from shares group by user_id) held
      where held.user_id = u.id`);
    await runner.query(`create index shares_by_owner on shares (user_id, id)
      where user_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index shares_by_owner');
    await runner.query('drop trigger shares_settled on shares');
    await runner.query('drop function settle_share');
  }
}
