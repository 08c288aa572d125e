import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Years that are agreed outside have no draft; what imports make is recorded, to be taken back. */
export class AgreedYears1764641003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table agreed_years (
        property_id bigint not null,
        year integer not null,
        reason text not null,
        agreed_by_id bigint not null references users,
        agreed_at timestamptz(3) not null default now(),
        has_opened_claims boolean not null,
        primary key (property_id, year),
        foreign key (property_id, year) references property_years on delete cascade
      )`);
    // Each waits for the other's property, so that of two at once the second one is refused.
    await runner.query(`create function refuse_draft_of_agreed_year() returns trigger language plpgsql as $$
      begin
        perform from properties where id = new.property_id for share;
        if exists (select from agreed_years where property_id = new.property_id and year = new.year) then
          raise exception 'The weeks of % are agreed outside Fairweek.', new.year;
        end if;
        return new;
      end $$`);
    await runner.query(`create trigger drafts_not_of_agreed_years before insert on drafts
      for each row execute function refuse_draft_of_agreed_year()`);
    await runner.query(`create function refuse_agreeing_drafted_year() returns trigger language plpgsql as $$
      begin
        perform from properties where id = new.property_id for no key update;
        if exists (select from drafts where property_id = new.property_id and year = new.year) then
          raise exception 'There is a draft of %.', new.year;
        end if;
        return new;
      end $$`);
    await runner.query(`create trigger agreed_years_without_drafts before insert on agreed_years
      for each row execute function refuse_agreeing_drafted_year()`);

    await runner.query(`create table import_effects (
        id bigint generated always as identity primary key,
        job_id bigint not null references import_jobs on delete cascade,
        share_id bigint references shares on delete cascade,
        user_id bigint references users on delete cascade,
        booking_id bigint references bookings on delete cascade,
        constraint import_effects_one
          check ((booking_id is null) = (share_id is not null and user_id is not null))
      )`);
    await runner.query('create index import_effects_job on import_effects (job_id)');
    await runner.query('create index import_effects_user on import_effects (user_id)');
    await runner.query('create index import_effects_share on import_effects (share_id)');
    await runner.query('create index import_effects_booking on import_effects (booking_id)');
    await runner.query(`alter table import_jobs
      drop constraint import_jobs_status,
      add constraint import_jobs_status check (status in
        ('READING', 'PREVIEWED', 'APPLYING', 'APPLIED', 'FAILED', 'DISCARDED', 'TAKEN_BACK'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update import_jobs set status = 'APPLIED' where status = 'TAKEN_BACK'`);
    await runner.query(`alter table import_jobs
      drop constraint import_jobs_status,
      add constraint import_jobs_status check (status in
        ('READING', 'PREVIEWED', 'APPLYING', 'APPLIED', 'FAILED', 'DISCARDED'))`);
    await runner.query('drop table import_effects');
    await runner.query('drop trigger drafts_not_of_agreed_years on drafts');
    await runner.query('drop function refuse_draft_of_agreed_year');
    await runner.query('drop table agreed_years');
    await runner.query('drop function refuse_agreeing_drafted_year');
  }
}
