import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which list a request stands. */
async function listBy(runner: QueryRunner, expression: string): Promise<void> {
  await runner.query('drop index special_requests_list');
  await runner.query(`create index special_requests_list on special_requests
    ((case when ${expression} then 'archived' else status end), id)`);
}

async function allowEvents(runner: QueryRunner, kinds: string): Promise<void> {
  await runner.query(`alter table special_request_events
    drop constraint special_request_events_kind,
    add constraint special_request_events_kind check (kind in (${kinds}))`);
}

const KINDS = `'CREATED', 'STATUS', 'NOTE', 'FORWARDED', 'ARCHIVED', 'ASSIGNED', 'WITHDRAWN'`;

/** What is cancelled is not archived, and what is archived can be taken back. */
export class CancelledRequests1763900200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await listBy(runner, 'archived_at is not null');
    await allowEvents(runner, `${KINDS}, 'UNARCHIVED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from special_request_events where kind = 'UNARCHIVED'`);
    await allowEvents(runner, KINDS);
    await listBy(runner, `archived_at is not null or status = 'cancelled'`);
  }
}
