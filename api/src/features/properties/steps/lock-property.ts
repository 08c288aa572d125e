import type { Transaction } from '../../../kit/database/database';
import { lockRow } from '../../../kit/database/lock-row';
import { AppError } from '../../../kit/errors';
import { Property } from '../property.entity';
import type { PropertyView } from '../property.types';

/** A property for one writer at a time; NOT_FOUND with the field that named it. */
export function lockProperty(
  transaction: Transaction,
  id: number,
  field: 'id' | 'propertyId' = 'propertyId',
): Promise<Property> {
  const refusal = () => new AppError('NOT_FOUND', 'There is no such property.', field);
  return lockRow(transaction, Property, { id }, refusal);
}

/** What the log calls a property. */
export function propertySubject({ id, name }: Pick<Property, 'id' | 'name'>): string {
  return `Property ${id}, ${name}`;
}

/** A stored property as it is answered. */
export function viewOf({ createdAt: _, updatedAt: __, ...property }: Property): PropertyView {
  return property;
}
