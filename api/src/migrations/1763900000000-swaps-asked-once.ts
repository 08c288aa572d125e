import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same swap is pending once, and one that exchanged two bookings was agreed to at some time. */
export class SwapsAskedOnce1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update week_swaps later set status = 'CANCELLED', is_told = false,
        updated_at = now(), version = version + 1, answer_note = 'This was asked for twice.'
      where status = 'PENDING' and exists (select 1 from week_swaps first
        where first.status = 'PENDING'
          and (first.accepted_at is null, first.id) < (later.accepted_at is null, later.id)
          and first.requesting_booking_id = later.requesting_booking_id
          and first.preferred_week_start = later.preferred_week_start)`);
    // The new index serves what the former one did.
    await runner.query('drop index week_swaps_requesting_booking');
    await runner.query(`create unique index week_swaps_pending_same
      on week_swaps (requesting_booking_id, preferred_week_start) where status = 'PENDING'`);
    await runner.query(`update week_swaps set accepted_at = updated_at
      where status = 'APPROVED' and target_booking_id is not null and accepted_at is null`);
    await runner.query(`alter table week_swaps add constraint week_swaps_accepted
      check (status <> 'APPROVED' or target_booking_id is null or accepted_at is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table week_swaps drop constraint week_swaps_accepted');
    await runner.query('drop index week_swaps_pending_same');
    await runner.query(`create index week_swaps_requesting_booking
      on week_swaps (requesting_booking_id) where status = 'PENDING'`);
  }
}
