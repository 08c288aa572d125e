import { type User, UserRole } from '../../src/features/auth/user.entity';
import type { ApiClient } from '../support/clients/api-client';
import type { Partner } from '../support/scenes/full-home';
import type { Home } from '../support/scenes/home-cast';
import type { Visitor } from './table';

/** A caller, one per column of the table. */
export interface Caller {
  name: string;
  column: Visitor;
  /** The user of the session; for a signed-out caller, the user whose password is known. */
  person: User;
  client: ApiClient;
}

/**
 * Users that the scenario does not yet have; `partner` is the one self writes to and swaps with.
 */
export async function addPeople({ testApp }: Home) {
  const join = async (facts: Partial<User> = {}): Promise<Partner> => {
    const person = await testApp.person(facts);
    return { person, client: await testApp.signIn(person) };
  };
  return {
    stranger: await join({ userRole: UserRole.USER }),
    former: await join(),
    coOwner: await join(),
    partner: await join(),
    secondMember: await join(),
    dunesOwner: await join(),
    dunesPartner: await join(),
  };
}

export type AddedPeople = Awaited<ReturnType<typeof addPeople>>;

/** One caller per column. */
export function callersOf({ people, as }: Home, added: AddedPeople): Record<Visitor, Caller> {
  const caller = (column: Visitor, person: User, client: ApiClient): Caller => ({
    name: column,
    ...{ column, person, client },
  });
  return {
    'signed out': caller('signed out', people.owner, as.visitor),
    'first login': caller('first login', people.firstLogin, as.firstLogin),
    stranger: caller('stranger', added.stranger.person, added.stranger.client),
    guest: caller('guest', people.guest, as.guest),
    former: caller('former', added.former.person, added.former.client),
    elsewhere: caller('elsewhere', people.strangerOwner, as.strangerOwner),
    'co-owner': caller('co-owner', added.coOwner.person, added.coOwner.client),
    self: caller('self', people.owner, as.owner),
    'plain admin': caller('plain admin', people.plainAdministrator, as.plainAdministrator),
    admin: caller('admin', people.administrator, as.administrator),
  };
}

/** Creates another user of the same column with an account and a session used by nothing else. */
export async function newcomerLike({ testApp }: Home, { column, person }: Caller): Promise<Caller> {
  const { userRole, isAdmin } = person;
  const hour = new Date(Date.now() + 3_600_000);
  const temporaryPasswordExpiresAt = column === 'first login' ? hour : null;
  const newcomer = await testApp.person({ userRole, isAdmin, temporaryPasswordExpiresAt });
  const client =
    column === 'signed out'
      ? testApp.visitor()
      : await testApp.signIn(newcomer, { isAdmin: column === 'admin' });
  return { name: column, column, person: newcomer, client };
}
