import type { MigrationInterface, QueryRunner } from 'typeorm';

const AUDIT_TEXT = `actor_name || ' ' || action || ' ' || subject`;
const PROPERTY_TEXT = `name || ' ' || location`;

/**
 * With 10,000 homes the lists of the panel stay quick: the searched texts of homes and of the audit
 * log are kept, as those of users are; a share keeps the searched text of its owner, and a user the
 * number of shares.
 */
export class PanelSpeed1764640810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What it costs if the words are not known when a statement is planned: once for each row.
    await runner.query('alter function folded(text[]) cost 10000');
    await this.keepSearchText(runner, 'properties', 'name, location', PROPERTY_TEXT);
    // The log may change during the erasure of a person, and here.
    await runner.query(`select set_config('fairweek.erasing', 'on', true)`);
    await this.keepSearchText(runner, 'audit_log', 'actor_name, action, subject', AUDIT_TEXT);
    await runner.query(`select set_config('fairweek.erasing', '', true)`);
    await this.keepOwnerText(runner);
    await this.keepShareCount(runner);
    await runner.query(`create index shares_by_owner on shares (user_id, id)
      where user_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index shares_by_owner');
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`drop trigger shares_counted_on_${event} on shares`);
      await runner.query(`drop function count_shares_on_${event}`);
    }
    await runner.query('alter table users drop share_count');
    await runner.query('drop trigger users_owner_text on users');
    await runner.query('drop function renew_owner_text');
    await runner.query('drop trigger shares_owner_text on shares');
    await runner.query('drop function keep_owner_text');
    await runner.query('alter table shares drop owner_text');
    for (const [table, text] of [
      ['audit_log', AUDIT_TEXT],
      ['properties', PROPERTY_TEXT],
    ]) {
      await runner.query(`drop trigger ${table}_search_text on ${table}`);
      await runner.query(`drop function keep_${table}_search_text`);
      await runner.query(`alter table ${table} drop search_text`);
      await runner.query(
        `create index ${table}_search on ${table} using gin (folded(${text}) gin_trgm_ops)`,
      );
    }
    await runner.query('alter function folded(text[]) cost 100');
  }

  /** The folded text of a row, which its search index covers from now on. */
  private async keepSearchText(
    runner: QueryRunner,
    table: string,
    columns: string,
    text: string,
  ): Promise<void> {
    const own = text.replace(/\b[a-z_]+\b/g, 'new.$&');
    await runner.query(`alter table ${table} add search_text text`);
    await runner.query(`create function keep_${table}_search_text() returns trigger
      language plpgsql as $$ begin
        new.search_text := folded(${own});
        return new;
      end $$`);
    await runner.query(`create trigger ${table}_search_text
      before insert or update of ${columns}, search_text on ${table}
      for each row execute function keep_${table}_search_text()`);
    // Also where rows are brought in bulk with other triggers off.
    await runner.query(`alter table ${table} enable always trigger ${table}_search_text`);
    await runner.query(`update ${table} set search_text = null`);
    await runner.query(`alter table ${table} alter search_text set not null`);
    await runner.query(`drop index ${table}_search`);
    await runner.query(
      `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`,
    );
  }

  private async keepOwnerText(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shares add owner_text text');
    await runner.query(`update shares s set owner_text = u.search_text
      from users u where u.id = s.user_id`);
    // Whoever renames the owner at this moment comes before or after.
    await runner.query(`create function keep_owner_text() returns trigger language plpgsql as $$
      begin
        new.owner_text :=
          (select search_text from users where id = new.user_id for no key update);
        return new;
      end $$`);
    await runner.query(`create trigger shares_owner_text
      before insert or update of user_id, owner_text on shares
      for each row execute function keep_owner_text()`);
    await runner.query(`create function renew_owner_text() returns trigger language plpgsql as $$
      begin
        update shares set owner_text = new.search_text where user_id = new.id;
        return null;
      end $$`);
    await runner.query(`create trigger users_owner_text after update on users for each row
      when (old.search_text is distinct from new.search_text)
      execute function renew_owner_text()`);
  }

  private async keepShareCount(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add share_count integer not null default 0');
    await runner.query(`update users u set share_count = held.shares
      from (select user_id, count(*) as shares from shares group by user_id) held
      where held.user_id = u.id`);
    await runner.query(`create index users_by_shares on users (share_count, id)
      where deleted_at is null`);
    const gone = 'select user_id, -1 as change from gone';
    const come = 'select user_id, 1 as change from come';
    await this.countOn(runner, 'insert', 'new table as come', come);
    await this.countOn(runner, 'delete', 'old table as gone', gone);
    await this.countOn(
      runner,
      'update',
      'old table as gone new table as come',
      `${gone} union all ${come}`,
    );
  }

  /** For each statement, so that a load of many shares counts them once. */
  private async countOn(
    runner: QueryRunner,
    event: string,
    referencing: string,
    changes: string,
  ): Promise<void> {
    await runner.query(`create function count_shares_on_${event}() returns trigger
      language plpgsql as $$ begin
        update users u set share_count = share_count + changed.by
          from (select user_id, sum(change)::int as by from (${changes}) one
            where user_id is not null group by user_id having sum(change) <> 0) changed
          where u.id = changed.user_id;
        return null;
      end $$`);
    await runner.query(`create trigger shares_counted_on_${event} after ${event} on shares
      referencing ${referencing} for each statement execute function count_shares_on_${event}()`);
  }
}
