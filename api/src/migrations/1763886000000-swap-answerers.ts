import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is asked about a swap stays so, whoever owns the share later. */
export class SwapAnswerers1763886000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table week_swaps add column answerer_id integer references users');
    await runner.query(`update week_swaps swap set answerer_id = s.user_id
      from shares s where s.id = swap.target_share_id`);
    await runner.query('create index week_swaps_answerer on week_swaps (answerer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table week_swaps drop column answerer_id');
  }
}
