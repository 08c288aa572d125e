import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files, whose contents are in the store by their hashes. */
export class Files1764641010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table file_blobs (
      sha256 text primary key,
      bytes bigint not null,
      constraint file_blobs_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
    )`);
    await runner.query(`create table files (
      id bigint generated always as identity primary key,
      purpose text not null,
      media_type text not null,
      sha256 text not null references file_blobs,
      thumb_sha256 text references file_blobs,
      bytes bigint not null,
      width integer,
      height integer,
      property_id bigint references properties,
      uploaded_by_id bigint not null references users,
      client_key text not null,
      created_at timestamptz(3) not null default now(),
      stored_at timestamptz(3),
      attached_at timestamptz(3),
      constraint files_purpose check (purpose in ('PROFILE_PICTURE', 'PROPERTY_PICTURE', 'DOCUMENT')),
      constraint files_of_property check ((purpose = 'PROFILE_PICTURE') = (property_id is null)),
      constraint files_picture check (num_nulls(width, height, thumb_sha256) in (0, 3)
        and (media_type = 'image/webp') = (width is not null)),
      constraint files_attached check (attached_at is null or stored_at is not null)
    )`);
    await runner.query(`create unique index files_once on files (uploaded_by_id, client_key)`);
    await runner.query('create index files_property on files (property_id)');
    await runner.query('create index files_sha256 on files (sha256)');
    await runner.query('create index files_thumb_sha256 on files (thumb_sha256)');
    await runner.query(
      'create index files_pending on files (created_at) where attached_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table files');
    await runner.query('drop table file_blobs');
  }
}
