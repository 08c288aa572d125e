import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a week's share changes hands, who stays is cleared: the names, and now the account. */
const forgetGuests = (changes: string, held: string) => `
  create or replace function forget_guests() returns trigger language plpgsql as $$
    begin
      update bookings set ${changes}, updated_at = now(), version = version + 1
        where share_id = old.id and (${held});
      return null;
    end $$`;

/** What people need to know to arrive at a property, and the account of a week's guest. */
export class Arrivals1764640320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table property_arrivals (
      property_id bigint primary key references properties on delete cascade,
      check_in_time text,
      check_out_time text,
      wifi_network text,
      wifi_password text,
      note text,
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint property_arrivals_check_in
        check (check_in_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      constraint property_arrivals_check_out
        check (check_out_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      constraint property_arrivals_wifi check (wifi_password is null or wifi_network is not null)
    )`);
    await runner.query('alter table bookings add guest_id bigint references users');
    await runner.query('create index bookings_guest on bookings (guest_id)');
    await runner.query(
      forgetGuests("guests = '', guest_id = null", "guests <> '' or guest_id is not null"),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(forgetGuests("guests = ''", "guests <> ''"));
    await runner.query('alter table bookings drop guest_id');
    await runner.query('drop table property_arrivals');
  }
}
