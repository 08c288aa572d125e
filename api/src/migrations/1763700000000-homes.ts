import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Homes1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table properties (
      id integer generated always as identity primary key,
      name text not null,
      location text not null,
      total_shares integer not null default 12,
      weeks_per_share integer not null default 4,
      is_active boolean not null default true,
      rotation_base_year integer not null default 2024,
      changeover_weekday integer not null default 6,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint properties_total_shares check (total_shares between 1 and 12),
      constraint properties_weeks_per_share check (weeks_per_share between 1 and 52),
      constraint properties_changeover_weekday check (changeover_weekday between 1 and 7)
    )`);
    await runner.query(`create index properties_search on properties using gin
      ((name || ' ' || location) gin_trgm_ops)`);
    await runner.query(`alter table users
      add constraint users_linked_property_id_fkey foreign key (linked_property_id) references properties`);
    await runner.query('create index users_linked_property on users (linked_property_id)');
    await runner.query(`create table shares (
      id integer generated always as identity primary key,
      property_id integer not null references properties,
      share_number integer not null,
      user_id integer references users,
      is_active boolean not null default true,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint shares_number_range check (share_number between 1 and 12)
    )`);
    await runner.query('create unique index shares_number on shares (property_id, share_number)');
    await runner.query('create index shares_user on shares (user_id)');
    await runner.query(`create table rotation_changes (
      id integer generated always as identity primary key,
      property_id integer not null references properties,
      year integer not null,
      first_choice_share integer not null,
      changed_by_id integer not null references users,
      changed_at timestamptz(3) not null default now()
    )`);
    await runner.query('create index rotation_changes_property on rotation_changes (property_id)');
    await runner.query(`create table property_documents (
      id integer generated always as identity primary key,
      property_id integer not null references properties,
      title text not null,
      document_type text not null,
      content text not null,
      access_level text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint property_documents_type check (document_type in
        ('House guide', 'Rules', 'Agreement', 'Budget', 'Insurance', 'Minutes', 'Other')),
      constraint property_documents_access check (access_level in ('owners', 'everyone'))
    )`);
    await runner.query(
      'create index property_documents_property on property_documents (property_id)',
    );
    await runner.query(`create index property_documents_search on property_documents
      using gin (to_tsvector('simple', title || ' ' || content))`);
    await runner.query(`create table document_revisions (
      id integer generated always as identity primary key,
      document_id integer not null,
      title text not null,
      document_type text not null,
      content text not null,
      access_level text not null,
      changed_by_id integer not null references users,
      changed_at timestamptz(3) not null default now()
    )`);
    await runner.query(
      'create index document_revisions_document on document_revisions (document_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop constraint users_linked_property_id_fkey');
    await runner.query('drop index users_linked_property');
    await runner.query(
      'drop table document_revisions, property_documents, rotation_changes, shares, properties',
    );
  }
}
