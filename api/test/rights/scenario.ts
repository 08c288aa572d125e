import { RotationChange } from '../../src/features/rotation/rotation-change.entity';
import { Share } from '../../src/features/shares/share.entity';
import { addMember, makeShare } from '../factories/share.factory';
import type { Facts } from '../support/clients/every-call';
import { type FullHome, openFullHome, type Partner } from '../support/scenes/full-home';
import { type Home, openHome } from '../support/scenes/home-cast';
import { type AddedPeople, addPeople, type Caller, callersOf, newcomerLike } from './callers';
import { type Way, waysOf } from './calls';
import { schema } from './declared';
import { rightsFacts } from './facts';
import { ownAndLeave } from './former-owner';
import { type MarkedHouse, markHouse } from './marks';
import { lacksId } from './missing';
import type { Row, Visitor } from './table';

/** Two properties and every caller of the table. */
export interface Scenario {
  home: Home;
  houses: MarkedHouse[];
  callers: Record<Visitor, Caller>;
  /** The owner of an inactive share, who is refused like a co-owner and reads the same. */
  inactiveOwner: Caller;
  /** The second member of self's shares, who is let in like self to all that these have. */
  secondMember: Caller;
  /** A guest of the other property, who is refused like a stranger. */
  guestElsewhere: Caller;
  /**
   * Returns who makes the call of a row: the caller of the column, or a newcomer if it concerns the
   * session.
   */
  callerFor(row: Row, column: Visitor): Promise<Caller>;
  /** The arguments of the row's operation, created for this call. */
  factsFor(row: Row, caller: Caller): Promise<Facts>;
  /** All ways to make the call of a row. */
  waysFor(row: Row): Way[];
}

/** These change or end the session that calls them, or how its account is protected. */
const OF_A_SESSION = [
  ...['login', 'adminLogin', 'logout', 'verifyOtp', 'changePassword', 'endOtherSessions'],
  ...['startSecondFactor', 'confirmSecondFactor', 'switchSecondFactorOff', 'renewRecoveryCodes'],
  ...['confirmMyEmail', 'updateMyProfile'],
  ...['passkeyLogin', 'adminPasskeyLogin', 'confirmByPasskey', 'addPasskey'],
  ...['providerLogin', 'linkIdentity'],
  ...['acceptInvitation', 'acceptShareInvitation', 'eraseMyAccount', 'startViewing', 'stopViewing'],
];

/** The sections of what a share has; not the addresses and requests of self alone. */
const OF_A_SHARE = ['Properties', 'Shares', 'Documents', 'Rotation', 'Weeks', 'Draft', 'Swaps'];
const OF_SELF_ALONE = [
  ...['revokeCalendarFeed', 'createWeekSwap', 'removeShareMember', 'makeFirstOfShare'],
  ...['acceptShareInvitation', 'deviceKeys', 'removeDeviceKey', 'tellHead'],
];

export const isOfShare = ({ name, section }: Row) =>
  OF_A_SHARE.includes(section) && !OF_SELF_ALONE.includes(name);

export const isOfSession = ({ name }: Row) => OF_A_SESSION.includes(name);

/** Before the first year in which drafts are tested. */
const NO_DRAFT_YET = 2040;

/** The share of a property with this number. */
const shareOf = ({ testApp }: Home, propertyId: number, shareNumber: number): Promise<Share> =>
  testApp.running.app.db.getRepository(Share).findOneByOrFail({ propertyId, shareNumber });

async function fillHouses(
  home: Home,
  added: AddedPeople,
): Promise<{ full: FullHome; houses: MarkedHouse[] }> {
  const { testApp, property, elsewhere, people, as } = home;
  const { manager } = testApp.running.app.db;
  const { id: propertyId } = property;
  const give = ({ person }: Partner, share: { propertyId: number; shareNumber: number }) =>
    makeShare(manager, { ...share, userId: person.id });
  const share = await give(added.coOwner, { propertyId, shareNumber: 5 });
  await give(added.dunesOwner, { propertyId: elsewhere.id, shareNumber: 11 });
  await give(added.dunesPartner, { propertyId: elsewhere.id, shareNumber: 12 });
  const first = await shareOf(home, propertyId, 1);
  const { id: userId } = added.secondMember.person;
  for (const mine of [first, await shareOf(home, propertyId, 12)]) {
    await addMember(manager, { shareId: mine.id, userId });
  }
  let year = NO_DRAFT_YET;
  const full = await openFullHome({
    home,
    partner: added.partner,
    // Share 1 has the first choice, whatever was set before.
    async draftPlace() {
      year += 1;
      const changedById = people.administrator.id;
      await manager.insert(RotationChange, { propertyId, year, firstChoiceShare: 1, changedById });
      return { propertyId, shareId: first.id, year };
    },
  });
  await ownAndLeave(testApp, {
    share: await shareOf(home, propertyId, 4),
    former: added.former,
    coOwner: { ...added.coOwner, share },
  });
  const self = { person: people.owner, client: as.owner };
  const dunes = { owner: added.dunesOwner, partner: added.dunesPartner };
  const houses: MarkedHouse[] = [
    { place: 'Lake', propertyId, owner: self, partner: added.partner },
    { place: 'Dune', propertyId: elsewhere.id, ...dunes },
  ];
  for (const marked of houses) await markHouse(testApp, marked);
  return { full, houses };
}

/**
 * Opens the scenario. The property at the lake belongs to self and a second member (shares 1 and 12), the co-owner (5)
 * and self's partner (6); the former owner had share 4. The property in the dunes belongs to
 * others.
 */
export async function openScenario(): Promise<Scenario> {
  const home = await openHome();
  const added = await addPeople(home);
  const { full, houses } = await fillHouses(home, added);
  const { people, as } = home;
  const { id: propertyId } = home.property;
  const callers = callersOf(home, added);
  const waysFor = await waysOf(schema, as.visitor);
  const given = rightsFacts(full, {
    mine: (await shareOf(home, propertyId, 1)).id,
    theirs: (await shareOf(home, propertyId, 6)).id,
    partner: added.partner,
    coOwner: added.coOwner.person,
  });
  return {
    home,
    houses,
    callers,
    waysFor,
    inactiveOwner: {
      ...{ name: 'owner of an inactive share', column: 'co-owner' },
      ...{ person: people.inactiveOwner, client: as.inactiveOwner },
    },
    secondMember: { name: 'second member', column: 'self', ...added.secondMember },
    guestElsewhere: {
      ...{ name: 'guest elsewhere', column: 'stranger' },
      ...{ person: people.strangerGuest, client: as.strangerGuest },
    },
    callerFor: async (row, column) =>
      isOfSession(row) ? newcomerLike(home, callers[column]) : callers[column],
    async factsFor(row, caller) {
      const { name, operation = name } = row;
      const own = given[name];
      const common = await full.factsFor(own ? '' : operation, 'owner');
      const facts = { ...common, ...(await own?.(caller)) };
      if (waysFor(row).every((way) => !lacksId(way, facts))) return facts;
      throw new Error(`Add an id for ${name} to api/test/rights/facts.ts.`);
    },
  };
}
