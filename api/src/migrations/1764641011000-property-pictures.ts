import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of properties; the first of each is its cover, of which its row has the address. */
export class PropertyPictures1764641011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table property_pictures (
      id bigint generated always as identity primary key,
      property_id bigint not null references properties on delete cascade,
      file_id bigint not null references files,
      caption text not null default '',
      position integer not null,
      created_at timestamptz(3) not null default now(),
      constraint property_pictures_caption check (char_length(caption) <= 200),
      constraint property_pictures_file unique (file_id)
    )`);
    await runner.query(
      'create index property_pictures_order on property_pictures (property_id, position)',
    );
    await runner.query('alter table properties add column cover_image_url text');
    await runner.query(`create function keep_cover_image() returns trigger language plpgsql as $$
      declare changed bigint := coalesce(new.property_id, old.property_id);
      begin
        update properties p set cover_image_url = (
          select '/api/files/' || file_id from property_pictures
          where property_id = changed order by position, id limit 1)
        where p.id = changed and p.cover_image_url is distinct from (
          select '/api/files/' || file_id from property_pictures
          where property_id = changed order by position, id limit 1);
        return null;
      end $$`);
    await runner.query(`create trigger property_pictures_cover
      after insert or update or delete on property_pictures
      for each row execute function keep_cover_image()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table property_pictures');
    await runner.query('drop function keep_cover_image');
    await runner.query('alter table properties drop column cover_image_url');
  }
}
