import type { EntityManager } from 'typeorm';
import { Property } from './property.entity';

/** Stores a property with twelve shares, for the demo and tests. */
export function makeProperty(
  manager: EntityManager,
  facts: Partial<Property> = {},
): Promise<Property> {
  return manager.save(
    manager.create(Property, { name: 'Lake House', location: 'Lake Lucerne', ...facts }),
  );
}
