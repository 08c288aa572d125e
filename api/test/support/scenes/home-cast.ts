import { type User, UserRole } from '../../../src/features/auth/user.entity';
import type { Property } from '../../../src/features/properties/property.entity';
import { makeProperty } from '../../../src/features/properties/property.factory';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import { openScene } from '../pool/open-scene';
import type { TestApp } from '../servers/test-app';

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
  testApp: TestApp;
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
export const openHome = (env: Record<string, string> = {}): Promise<Home> =>
  openScene('home', env, makeHome);

/** Makes the scenario on an empty database. */
export async function makeHome(testApp: TestApp): Promise<Home> {
  const { manager } = testApp.running.app.db;
  const property = await makeProperty(manager, { name: 'Lake House', location: 'Lucerne' });
  const elsewhere = await makeProperty(manager, { name: 'Dune House', location: 'Texel' });
  const people = {
    administrator: await testApp.person({ userRole: UserRole.ADMIN }),
    owner: await testApp.person(),
    inactiveOwner: await testApp.person(),
    guest: await testApp.person({ userRole: UserRole.USER, linkedPropertyId: property.id }),
    strangerOwner: await testApp.person(),
    strangerGuest: await testApp.person({
      userRole: UserRole.USER,
      linkedPropertyId: elsewhere.id,
    }),
    plainAdministrator: await testApp.person({ isAdmin: true }),
    firstLogin: await testApp.person({
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
    administrator: await testApp.signIn(people.administrator, { isAdmin: true }),
    owner: await testApp.signIn(people.owner),
    inactiveOwner: await testApp.signIn(people.inactiveOwner),
    guest: await testApp.signIn(people.guest),
    strangerOwner: await testApp.signIn(people.strangerOwner),
    strangerGuest: await testApp.signIn(people.strangerGuest),
    plainAdministrator: await testApp.signIn(people.plainAdministrator),
    firstLogin: await testApp.signIn(people.firstLogin),
    visitor: testApp.visitor(),
  };
  return { testApp, property, elsewhere, people, as };
}
