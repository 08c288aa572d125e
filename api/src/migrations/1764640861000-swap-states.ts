import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of swaps is sorted by state, what waits for an administrator first. No other statement
 * reads the index that the list was sorted by.
 */
export class SwapStates1764640861000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index week_swaps_state on week_swaps
      ((case when status = 'PENDING' and (target_booking_id is null or accepted_at is not null) then 6
        else array_position(array['EXPIRED', 'CANCELLED', 'DECLINED', 'APPROVED', 'PENDING'], status)
        end), id)`);
    await runner.query('drop index week_swaps_waiting');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index week_swaps_waiting on week_swaps
      ((status = 'PENDING' and (target_booking_id is null or accepted_at is not null)), id)`);
    await runner.query('drop index week_swaps_state');
  }
}
