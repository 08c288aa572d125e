import type { MigrationInterface, QueryRunner } from 'typeorm';

const DIGITS = String.raw`regexp_replace(new.phone, '\D', '', 'g')`;

/** Users have a telephone number, an address, and what administrators note about them. */
export class People1764640998000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users
      add column phone text,
      add column phone_audience text not null default 'ADMINISTRATORS'
        constraint users_phone_audience check (phone_audience in ('ADMINISTRATORS', 'OWNERS')),
      add column postal_address text,
      add column admin_note text,
      add column tags text[] not null default '{}'`);
    // As it is written, and as its digits alone.
    await this.search(runner, ['phone'], `coalesce(' ' || new.phone || ' ' || ${DIGITS}, '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.search(runner, [], `''`);
    await runner.query('update users set search_text = null where phone is not null');
    await runner.query(`alter table users drop column phone, drop column phone_audience,
      drop column postal_address, drop column admin_note, drop column tags`);
  }

  private async search(runner: QueryRunner, columns: string[], more: string): Promise<void> {
    await runner.query(`create or replace function keep_user_search_text() returns trigger
      language plpgsql as $$ begin
        new.search_text := folded(new.first_name || ' ' || new.last_name || ' '
          || coalesce(new.email::text, '') || ${more});
        return new;
      end $$`);
    const watched = ['first_name', 'last_name', 'email', 'search_text', ...columns].join(', ');
    await runner.query(`create or replace trigger users_search_text
      before insert or update of ${watched} on users
      for each row execute function keep_user_search_text()`);
    await runner.query('alter table users enable always trigger users_search_text');
  }
}
