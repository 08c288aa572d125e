import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each house has an append-only log of its own, which goes only with the house. */
export class HouseChains1764641012760 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table house_chains (
      property_id bigint primary key references properties on delete cascade,
      seq integer not null default 0,
      head text not null default '',
      at timestamptz(3) not null,
      due_at timestamptz(3)
    )`);
    await runner.query(
      'create index house_chains_due on house_chains (due_at) where due_at is not null',
    );
    await runner.query(`create table house_chain_log (
      property_id bigint not null references house_chains on delete cascade,
      seq integer not null,
      text text not null,
      hash text not null,
      primary key (property_id, seq)
    )`);
    await runner.query(`create function refuse_house_chain_change() returns trigger
      language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if not exists (select from properties where id = old.property_id) then
            return old;
          end if;
        end if;
        raise exception 'The log of a house is append-only.';
      end $$`);
    await runner.query(`create trigger house_chain_log_append_only before update or truncate on house_chain_log
      for each statement execute function refuse_house_chain_change()`);
    await runner.query(`create trigger house_chain_log_kept before delete on house_chain_log
      for each row execute function refuse_house_chain_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table house_chain_log, house_chains');
    await runner.query('drop function refuse_house_chain_change');
  }
}
