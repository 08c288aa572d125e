import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SpecialRequests1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table special_requests (
      id integer generated always as identity primary key,
      property_id integer not null references properties,
      user_id integer references users,
      guest_first_name text,
      guest_last_name text,
      guest_email citext,
      title text not null,
      description text not null,
      category text not null,
      priority text not null,
      status text not null default 'pending',
      assignee_id integer references users,
      forwarded_at timestamptz(3),
      archived_at timestamptz(3),
      client_key uuid not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint special_requests_asker check (num_nonnulls(guest_first_name, guest_last_name,
        guest_email) = case when user_id is null then 3 else 0 end),
      constraint special_requests_category check (category in ('early_check_in', 'late_check_out',
        'extra_cleaning', 'maintenance', 'equipment', 'accessibility', 'celebration', 'other')),
      constraint special_requests_priority check (priority in ('high', 'medium', 'low')),
      constraint special_requests_status
        check (status in ('pending', 'in_progress', 'fulfilled', 'cancelled'))
    )`);
    await runner.query(`create index special_requests_list on special_requests
      ((case when archived_at is not null or status = 'cancelled' then 'archived' else status end), id)`);
    await runner.query(`create index special_requests_search on special_requests using gin
      (lower(title || ' ' || description || ' ' || coalesce(guest_first_name, '') || ' ' ||
        coalesce(guest_last_name, '') || ' ' || coalesce(guest_email::text, '')) gin_trgm_ops)`);
    await runner.query(
      'create index special_requests_user_newest on special_requests (user_id, id)',
    );
    await runner.query(
      'create index special_requests_property_newest on special_requests (property_id, id)',
    );
    await runner.query(`create index special_requests_assignee on special_requests (assignee_id)
      where assignee_id is not null`);
    await runner.query(
      'create unique index special_requests_user_key on special_requests (user_id, client_key)',
    );
    await runner.query(`create unique index special_requests_guest_key
      on special_requests (property_id, client_key) where user_id is null`);
    await runner.query(`create table special_request_events (
      id integer generated always as identity primary key,
      request_id integer not null references special_requests on delete cascade,
      kind text not null,
      status text,
      note text,
      is_for_asker boolean not null default true,
      forwarded_to citext,
      assignee_id integer references users,
      actor_id integer references users,
      at timestamptz(3) not null default now(),
      constraint special_request_events_kind check (kind in ('CREATED', 'STATUS', 'NOTE',
        'FORWARDED', 'ARCHIVED', 'ASSIGNED', 'WITHDRAWN')),
      constraint special_request_events_status
        check (status in ('pending', 'in_progress', 'fulfilled', 'cancelled'))
    )`);
    await runner.query(
      'create index special_request_events_request on special_request_events (request_id, id)',
    );
    await runner.query(`create table guest_links (
      id integer generated always as identity primary key,
      property_id integer not null references properties,
      created_at timestamptz(3) not null default now()
    )`);
    await runner.query('create unique index guest_links_property on guest_links (property_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table guest_links, special_request_events, special_requests');
  }
}
