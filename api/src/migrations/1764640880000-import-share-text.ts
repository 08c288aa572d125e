import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refused rows of an import are downloaded with what the file had as the share number. */
export class ImportShareText1764640880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import_rows add column share_text text not null default ''`);
    await runner.query(
      'update import_rows set share_text = share_number::text where share_number is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_rows drop column share_text');
  }
}
