import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the guests of a week come along when it is swapped, as each owner has answered. */
export class GuestsOfSwaps1764640990000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table week_swaps
      add column guests_come boolean not null default true,
      add column answerer_guests_come boolean not null default true`);
    await runner.query(
      'alter table exchange_legs add column guests_come boolean not null default true',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table exchange_legs drop column guests_come');
    await runner.query(
      'alter table week_swaps drop column guests_come, drop column answerer_guests_come',
    );
  }
}
