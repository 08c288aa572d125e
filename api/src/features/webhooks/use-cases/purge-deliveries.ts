import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { DELIVERIES_KEPT_DAYS } from '../rules';

const PURGE = statement(
  'purge-webhook-deliveries',
  `delete from webhook_deliveries
    where created_at < now() - make_interval(days => ${DELIVERIES_KEPT_DAYS})`,
);

/** Deletes deliveries that are no longer kept. */
export async function purgeDeliveries(db: DataSource): Promise<void> {
  await read({ db }, PURGE, []);
}
