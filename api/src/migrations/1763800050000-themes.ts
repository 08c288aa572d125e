import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Themes1763800050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add theme text,
      add constraint users_theme
        check (theme in ('default', 'dark', 'emerald', 'purple', 'sunset', 'ocean'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column theme');
  }
}
