import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several people may register one address: each registration has its own name and code. */
export class Registrations1763930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table registrations drop constraint registrations_pkey');
    await runner.query(
      'alter table registrations add id integer generated always as identity primary key',
    );
    await runner.query('create index registrations_email on registrations (email)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from registrations older using registrations newer
      where older.email = newer.email and older.id < newer.id`);
    await runner.query('drop index registrations_email');
    await runner.query('alter table registrations drop column id');
    await runner.query('alter table registrations add primary key (email)');
  }
}
