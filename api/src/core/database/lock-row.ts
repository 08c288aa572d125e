import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { AppError } from '../errors';
import type { Transaction } from './database';

/** Locks a row until the transaction ends; throws the given refusal if there is no such row. */
export async function lockRow<Entity extends ObjectLiteral>(
  { manager }: Transaction,
  entity: EntityTarget<Entity>,
  where: FindOptionsWhere<Entity>,
  refusal: () => AppError,
): Promise<Entity> {
  const row = await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw refusal();
  return row;
}
