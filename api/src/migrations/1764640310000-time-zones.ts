import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each property has its time zone, and each user the one of the device last used. */
export class TimeZones1764640310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // PostgreSQL refuses a name that it does not know with an error.
    await runner.query(`alter table properties add time_zone text not null default 'UTC',
      add constraint properties_time_zone
        check ((timestamptz 'epoch' at time zone time_zone) is not null)`);
    await runner.query(`alter table users add time_zone text,
      add constraint users_time_zone check (time_zone is null
        or (timestamptz 'epoch' at time zone time_zone) is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop time_zone');
    await runner.query('alter table properties drop time_zone');
  }
}
