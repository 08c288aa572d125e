import type { Transaction } from '../../../core/database/database';
import { lockRow } from '../../../core/database/lock-row';
import { AppError } from '../../../core/errors';
import { Property } from '../property.entity';
import type { PropertyView } from '../property.types';

/** Locks a property; NOT_FOUND with the field that named it. */
export function lockProperty(
  transaction: Transaction,
  id: number,
  field: 'id' | 'propertyId' = 'propertyId',
): Promise<Property> {
  const refusal = () => new AppError('NOT_FOUND', 'There is no such property.', field);
  return lockRow(transaction, Property, { id }, refusal);
}

/** Returns the property's name in the audit log. */
export function propertySubject({ id, name }: Pick<Property, 'id' | 'name'>): string {
  return `Property ${id}, ${name}`;
}

/** Presents a stored property. */
export function viewOf({ createdAt: _, updatedAt: __, ...property }: Property): PropertyView {
  // A property that was just created has no picture yet.
  return { ...property, coverImageUrl: property.coverImageUrl ?? null };
}
