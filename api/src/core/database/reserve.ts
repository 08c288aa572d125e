import { Pool } from 'pg';
import { type DataSource, EntityManager } from 'typeorm';
import { poolOf } from './database';

/** Connections of a process's pool that are kept for signing in and for health checks. */
export const RESERVED_CONNECTIONS = 2;

/**
 * Returns a data source that shares everything with another one but its connections: these are few,
 * and never taken by other work.
 */
export function reserveOf(db: DataSource): DataSource {
  const pool = new Pool({ ...poolOf(db).options, max: RESERVED_CONNECTIONS });
  // One that breaks while idle is replaced.
  pool.on('error', () => undefined);
  const driver = Object.assign(Object.create(db.driver), { master: pool });
  const reserve: DataSource = Object.create(db, { driver: { value: driver } });
  return Object.defineProperty(reserve, 'manager', { value: new EntityManager(reserve) });
}
