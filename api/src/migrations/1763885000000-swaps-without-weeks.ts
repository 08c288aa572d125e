import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whichever way a week is given back, or a share leaves its owner, what was asked about it is
 * without object, and a new owner has offered nothing.
 */
export class SwapsWithoutWeeks1763885000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function cancel_swaps_of_booking() returns trigger language plpgsql as $$
      begin
        update week_swaps set status = 'CANCELLED', updated_at = now(), version = version + 1,
            answer_note = 'One of the weeks was given back meanwhile.'
          where status = 'PENDING'
            and (requesting_booking_id = new.id or target_booking_id = new.id);
        return null;
      end $$`);
    await runner.query(`create trigger bookings_cancel_swaps after update of released_at on bookings
      for each row when (old.released_at is null and new.released_at is not null)
      execute function cancel_swaps_of_booking()`);
    await runner.query(`create function cancel_swaps_of_share() returns trigger language plpgsql as $$
      begin
        update week_swaps set status = 'CANCELLED', updated_at = now(), version = version + 1,
            answer_note = 'One of the shares left its owner meanwhile.'
          where status = 'PENDING' and (share_id = old.id or target_share_id = old.id);
        update bookings set is_open_to_swap = false, updated_at = now(), version = version + 1
          where share_id = old.id and is_open_to_swap;
        return null;
      end $$`);
    await runner.query(`create trigger shares_cancel_swaps after update of user_id on shares
      for each row when (old.user_id is not null and old.user_id is distinct from new.user_id)
      execute function cancel_swaps_of_share()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger shares_cancel_swaps on shares');
    await runner.query('drop function cancel_swaps_of_share');
    await runner.query('drop trigger bookings_cancel_swaps on bookings');
    await runner.query('drop function cancel_swaps_of_booking');
  }
}
