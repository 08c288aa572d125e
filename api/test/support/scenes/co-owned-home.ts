import type { User } from '../../../src/features/auth/user.entity';
import type { Property } from '../../../src/features/properties/property.entity';
import { makeProperty } from '../../../src/features/properties/property.factory';
import type { Share } from '../../../src/features/shares/share.entity';
import { makeYear } from '../../../src/features/weeks/week.factory';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import type { TestApp } from '../servers/test-app';

/** A year whose weeks are all in the future. */
export const COMING_YEAR = new Date().getUTCFullYear() + 1;

/** An owner with a share. */
export interface Owner {
  user: User;
  share: Share;
  client: ApiClient;
}

/** A property with two owners (shares 1 and 2) and a future year that is open for claims. */
export interface CoOwnedHome {
  property: Property;
  one: Owner;
  other: Owner;
}

/** Stores a user who owns a share of the property, and signs them in. */
export async function makeOwner(
  testApp: TestApp,
  property: Property,
  facts: Partial<User> & { shareNumber: number; isActive?: boolean },
): Promise<Owner> {
  const { shareNumber, isActive, ...person } = facts;
  const user = await testApp.person(person);
  const share = await makeShare(testApp.running.app.db.manager, {
    propertyId: property.id,
    userId: user.id,
    shareNumber,
    isActive,
  });
  return { user, share, client: await testApp.signIn(user) };
}

/** Creates a CoOwnedHome; its owners are Olivia Marsh and Omar Haddad. */
export async function makeCoOwnedHome(testApp: TestApp): Promise<CoOwnedHome> {
  const { manager } = testApp.running.app.db;
  const property = await makeProperty(manager);
  await makeYear(manager, { propertyId: property.id, year: COMING_YEAR, maintenance: [10] });
  return {
    property,
    one: await makeOwner(testApp, property, {
      shareNumber: 1,
      firstName: 'Olivia',
      lastName: 'Marsh',
    }),
    other: await makeOwner(testApp, property, {
      shareNumber: 2,
      firstName: 'Omar',
      lastName: 'Haddad',
    }),
  };
}

const CLAIM = `mutation ($input: ClaimWeekInput!) { claimWeek(input: $input) {
  id shareId shareNumber ownerName isMine guests } }`;

/** Claims a week of the future year for the owner's share, or as in the overrides. */
export function claim(
  { client, share }: Owner,
  facts: { week: number; propertyId?: number; year?: number; shareId?: number },
) {
  const input = { propertyId: share.propertyId, shareId: share.id, year: COMING_YEAR, ...facts };
  return client.graphql(CLAIM, { input });
}

/** The refusal in an answer, as its code and sentence. */
export function refusalOf({ errors }: Awaited<ReturnType<ApiClient['graphql']>>): string {
  const [error] = errors ?? [];
  return error ? `${error.extensions.code}: ${error.message}` : 'not refused';
}
