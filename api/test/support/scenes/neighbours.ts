import type { User } from '../../../src/features/auth/user.entity';
import type { Property } from '../../../src/features/properties/property.entity';
import { makeProperty } from '../../../src/features/properties/property.factory';
import { makeShare } from '../../factories/share.factory';
import type { TestApp } from '../servers/test-app';

/**
 * Makes users co-owners of a property of their own, twelve at most, so that they know each other.
 */
export async function makeNeighbours(testApp: TestApp, people: User[]): Promise<Property> {
  const { manager } = testApp.running.app.db;
  const property = await makeProperty(manager);
  for (const [index, { id: userId }] of people.entries()) {
    await makeShare(manager, { propertyId: property.id, shareNumber: index + 1, userId });
  }
  return property;
}
