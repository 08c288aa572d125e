import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ways by which users hear of things without having a page open. */
export class Listeners1764640993000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create view listeners as
      select s.user_id, 'push' as way, false as is_for_all
        from sessions s join push_subscriptions p on p.session_id = s.id
      union all
      select user_id, 'webhook', is_for_all from webhooks where off_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listeners');
  }
}
