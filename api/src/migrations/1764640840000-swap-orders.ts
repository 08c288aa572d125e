import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of swaps is sorted by when they were requested, and by the week given. */
export class SwapOrders1764640840000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index week_swaps_requested on week_swaps (requested_at, id)');
    await runner.query('create index week_swaps_given on week_swaps (current_week_start, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index week_swaps_requested, week_swaps_given');
  }
}
