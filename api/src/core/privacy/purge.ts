import type { DataSource } from 'typeorm';
import { read } from '../database/database';
import { type StatementName, statement, type Values } from '../database/statement';
import type { Retention } from './personal-data';

/** Deletes expired data. */
export type Purge = (db: DataSource, retention: Retention) => Promise<unknown>;

/** Deletes expired data by one statement, whose values say how many days it is kept. */
export function purgeBy<Name extends StatementName>(
  key: Name,
  text: string,
  values: (retention: Retention) => Values<Name>,
): Purge {
  const purge = statement(key, text);
  return (db, retention) => read({ db }, purge, values(retention));
}
