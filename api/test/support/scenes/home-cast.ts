import { type User, UserRole } from '../../../src/features/auth/user.entity';
import type { Property } from '../../../src/features/properties/property.entity';
import { makeProperty } from '../../../src/features/properties/property.factory';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import { type House, openHouse } from '../servers/house';

/** Every kind of caller of a property, from the most to the least privileged. */
export const CAST = [
  'administrator',
  'owner',
  'inactiveOwner',
  'guest',
  'strangerOwner',
  'strangerGuest',
  'plainAdministrator',
  'firstLogin',
  'visitor',
] as const;

export type Who = (typeof CAST)[number];

/**
 * A running server with one property that has an owner, a guest and users it must be hidden from.
 */
export interface Home {
  house: House;
  property: Property;
  /** A property related only to strangerOwner and strangerGuest. */
  elsewhere: Property;
  people: Record<Exclude<Who, 'visitor'>, User>;
  as: Record<Who, ApiClient>;
}

/**
 * Opens the scenario: shares 1 and 12 are the owner's, 2 the first-login owner's, 3 inactive, 4
 * vacant.
 */
export async function openHome(): Promise<Home> {
  const house = await openHouse();
  const { manager } = house.running.app.db;
  const property = await makeProperty(manager, { name: 'Lake House', location: 'Lucerne' });
  const elsewhere = await makeProperty(manager, { name: 'Dune House', location: 'Texel' });
  const people = {
    administrator: await house.person({ userRole: UserRole.ADMIN }),
    owner: await house.person(),
    inactiveOwner: await house.person(),
    guest: await house.person({ userRole: UserRole.USER, linkedPropertyId: property.id }),
    strangerOwner: await house.person(),
    strangerGuest: await house.person({
      userRole: UserRole.USER,
      linkedPropertyId: elsewhere.id,
    }),
    plainAdministrator: await house.person({ isAdmin: true }),
    firstLogin: await house.person({
      temporaryPasswordExpiresAt: new Date(Date.now() + 3_600_000),
    }),
  };
  const propertyId = property.id;
  await makeShare(manager, { propertyId, shareNumber: 1, userId: people.owner.id });
  await makeShare(manager, { propertyId, shareNumber: 12, userId: people.owner.id });
  await makeShare(manager, { propertyId, shareNumber: 2, userId: people.firstLogin.id });
  await makeShare(manager, {
    propertyId,
    shareNumber: 3,
    userId: people.inactiveOwner.id,
    isActive: false,
  });
  await makeShare(manager, { propertyId, shareNumber: 4 });
  await makeShare(manager, {
    propertyId: elsewhere.id,
    shareNumber: 1,
    userId: people.strangerOwner.id,
  });
  const as: Home['as'] = {
    administrator: await house.signIn(people.administrator, { isAdmin: true }),
    owner: await house.signIn(people.owner),
    inactiveOwner: await house.signIn(people.inactiveOwner),
    guest: await house.signIn(people.guest),
    strangerOwner: await house.signIn(people.strangerOwner),
    strangerGuest: await house.signIn(people.strangerGuest),
    plainAdministrator: await house.signIn(people.plainAdministrator),
    firstLogin: await house.signIn(people.firstLogin),
    visitor: house.visitor(),
  };
  return { house, property, elsewhere, people, as };
}
