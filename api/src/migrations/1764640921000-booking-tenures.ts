import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../core/database/build-index';

const BATCH = 10_000;

const FILL = `update bookings b set tenure_id = t.id from tenures t, weeks w
  where b.id > $1 and b.id <= $2 and b.tenure_id is null and t.share_id = b.share_id
    and w.property_id = b.property_id and w.year = b.year and w.week = b.week
    and t.starts_on <= w.start_date and (t.ends_on is null or t.ends_on > w.start_date)`;

/** Earlier bookings get their tenures, a few thousand at a time, so that no change waits long. */
export class BookingTenures1764640921000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [{ last }] = await runner.query(
      'select coalesce(max(id), 0)::float8 as last from bookings',
    );
    for (let from = 0; from < last; from += BATCH) await runner.query(FILL, [from, from + BATCH]);
    await buildIndex(runner, { name: 'bookings_tenure', definition: 'on bookings (tenure_id)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index bookings_tenure');
    await runner.query('update bookings set tenure_id = null');
  }
}
