import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { AppError } from '../errors';
import type { Transaction } from './database';

/** A row for one writer at a time, until the transaction ends; throws the refusal where there is none. */
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
