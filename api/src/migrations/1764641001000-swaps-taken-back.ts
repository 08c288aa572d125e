import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A swap can be taken back once, by another swap of the same two weeks. */
export class SwapsTakenBack1764641001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table week_swaps
      add column takes_back_id bigint references week_swaps,
      add column gave_only_claim boolean not null default false`);
    await runner.query(`create unique index week_swaps_taken_back on week_swaps (takes_back_id)
      where status in ('PENDING', 'APPROVED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table week_swaps drop column takes_back_id, drop column gave_only_claim',
    );
  }
}
