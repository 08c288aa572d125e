import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedAnswers1764640360000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table saved_answers (
      id bigint generated always as identity primary key,
      title citext not null,
      text text not null,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query('create unique index saved_answers_title on saved_answers (title)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_answers');
  }
}
