import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { ChangeChannel } from '../core/events/change-channel';
import type { EventBus } from '../core/events/event-bus';
import { PostgresEventBus } from '../core/events/event-bus.postgres';
import { Outbox } from '../core/events/outbox';
import { explained } from '../core/process/start-problem';
import type { Config } from './config/config';
import { directUrlOf } from './database/direct-url';

interface BusOptions {
  config: Pick<Config, 'redisUrl' | 'directUrl'>;
  databaseUrl: string;
  secret: string;
  log: Logger;
  /** Where events wait for Redis; omit to publish nothing. */
  db?: DataSource;
}

/** Connects to what carries live events; throws a StartProblem if Redis cannot be used. */
export async function connectBus(options: BusOptions): Promise<EventBus> {
  const { config, secret, log, db } = options;
  if (!config.redisUrl) return PostgresEventBus.connect(directUrlOf(options), log);
  // All instances of one installation share the secret, and no other installation has it.
  const name = createHmac('sha256', secret).update('events').digest('base64url');
  const {
    RedisEventBus,
  }: typeof import('../core/events/event-bus.redis') = require('../core/events/event-bus.redis');
  try {
    const outbox = db && new Outbox(db);
    return await RedisEventBus.connect(config.redisUrl, {
      channel: `fairweek:${name}`,
      log,
      outbox,
    });
  } catch (error) {
    const service = `Redis at ${new URL(config.redisUrl).host}`;
    throw explained(error, { service, variable: 'REDIS_URL' });
  }
}

/**
 * Connects to what carries changes of rows that processes keep: PostgreSQL alone, as these events are
 * of its triggers; the bus itself if it is in PostgreSQL.
 */
export async function connectChanges(
  bus: EventBus,
  { log, ...options }: Pick<BusOptions, 'config' | 'databaseUrl' | 'log'>,
): Promise<ChangeChannel> {
  if (bus instanceof PostgresEventBus) return new ChangeChannel(bus);
  // While it is lost, sessions are read for each request: nothing to warn of.
  const quiet = log.child({}, { level: 'error' });
  return new ChangeChannel(await PostgresEventBus.connect(directUrlOf(options), quiet));
}
