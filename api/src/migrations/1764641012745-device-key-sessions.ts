import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A browser that is taken away is signed out, too. */
export class DeviceKeySessions1764641012745 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table device_keys
      add session_id uuid references sessions on delete set null`);
    await runner.query('create index device_keys_session on device_keys (session_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table device_keys drop session_id');
  }
}
