import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Houses have a checklist for the last day, and stays what their people left when they went. */
export class CheckOuts1764641012500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table property_arrivals add column checklist text, add column meters text',
    );
    await runner.query(`create table check_outs (
      booking_id bigint primary key references bookings on delete cascade,
      by_id bigint references users on delete set null,
      tasks text[] not null,
      done text[] not null,
      meters text[] not null,
      readings text[] not null,
      note text not null default '',
      problems text[] not null default '{}',
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint check_outs_done check (done <@ tasks),
      constraint check_outs_readings check (cardinality(meters) = cardinality(readings))
    )`);
    await runner.query('create index check_outs_by on check_outs (by_id)');
    await runner.query(`create table check_out_pictures (
      file_id bigint primary key references files on delete cascade,
      booking_id bigint not null references check_outs on delete cascade,
      position integer not null
    )`);
    await runner.query(
      'create index check_out_pictures_booking on check_out_pictures (booking_id)',
    );
    await runner.query(`alter table files drop constraint files_purpose,
      add constraint files_purpose
        check (purpose in ('PROFILE_PICTURE', 'PROPERTY_PICTURE', 'DOCUMENT', 'TALK', 'CHECK_OUT'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table check_out_pictures, check_outs');
    await runner.query('alter table property_arrivals drop column checklist, drop column meters');
    await runner.query(`delete from files where purpose = 'CHECK_OUT'`);
    await runner.query(`alter table files drop constraint files_purpose,
      add constraint files_purpose
        check (purpose in ('PROFILE_PICTURE', 'PROPERTY_PICTURE', 'DOCUMENT', 'TALK'))`);
  }
}
