import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the database ends swaps by itself; `told` is what else it sets. */
async function cancelBy(runner: QueryRunner, told: string): Promise<void> {
  const cancel = `update week_swaps set status = 'CANCELLED', updated_at = now(),
            version = version + 1,${told}`;
  await runner.query(`create or replace function cancel_swaps_of_booking() returns trigger
      language plpgsql as $$
      begin
        ${cancel} answer_note = 'One of the weeks was given back meanwhile.'
          where status = 'PENDING'
            and (requesting_booking_id = new.id or target_booking_id = new.id);
        return null;
      end $$`);
  await runner.query(`create or replace function cancel_swaps_of_share() returns trigger
      language plpgsql as $$
      begin
        ${cancel} answer_note = 'One of the shares left its owner meanwhile.'
          where status = 'PENDING' and (share_id = old.id or target_share_id = old.id);
        update bookings set is_open_to_swap = false, updated_at = now(), version = version + 1
          where share_id = old.id and is_open_to_swap;
        return null;
      end $$`);
}

/** What the database ends by itself has yet to be told to the two sides. */
export class SwapsUntold1763887000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table week_swaps add column is_told boolean not null default true');
    await runner.query('create index week_swaps_untold on week_swaps (id) where not is_told');
    await cancelBy(runner, ' is_told = false,');
  }

  async down(runner: QueryRunner): Promise<void> {
    await cancelBy(runner, '');
    await runner.query('alter table week_swaps drop column is_told');
  }
}
