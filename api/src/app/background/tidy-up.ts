import type { DataSource } from 'typeorm';
import { purgeUnsentEvents } from '../../core/events/outbox';
import { purgeIdempotencyKeys } from '../../core/http/idempotency';
import { purgeOldAttempts } from '../../core/limits/throttle';
import type { Retention } from '../../core/privacy/personal-data';
import { FEATURES } from '../features';

/** Deletes expired data, at every start and every hour. */
export async function tidyUp(db: DataSource, retention: Retention): Promise<void> {
  await purgeOldAttempts(db);
  await purgeUnsentEvents(db);
  await purgeIdempotencyKeys(db);
  for (const feature of FEATURES) await feature.purge?.(db, retention);
}
