import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Swaps that wait for an administrator come first in the list. */
export class SwapsWaiting1764640370000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index week_swaps_waiting on week_swaps
      ((status = 'PENDING' and (target_booking_id is null or accepted_at is not null)), id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index week_swaps_waiting');
  }
}
