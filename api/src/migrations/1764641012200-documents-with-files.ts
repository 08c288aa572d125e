import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PDFs keep the names that they were uploaded with, and documents may have a file. */
export class DocumentsWithFiles1764641012200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table files add column name text,
      add constraint files_name check ((name is not null) = (media_type = 'application/pdf'))`);
    await runner.query(`alter table property_documents
      add column file_id bigint references files,
      add column owners_may_edit boolean not null default false,
      add constraint property_documents_file unique (file_id),
      add constraint property_documents_content check (content <> '' or file_id is not null)`);
    await runner.query(
      'alter table document_revisions add column file_id bigint references files on delete set null',
    );
    await runner.query('create index document_revisions_file on document_revisions (file_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document_revisions drop column file_id');
    await runner.query(
      'alter table property_documents drop column file_id, drop column owners_may_edit',
    );
    await runner.query('alter table files drop column name');
  }
}
