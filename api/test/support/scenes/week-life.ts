import { makeProperty } from '../../../src/features/properties/property.factory';
import { makeYear } from '../../../src/features/weeks/week.factory';
import { makeBooking } from '../../factories/booking.factory';
import { makeShare } from '../../factories/share.factory';
import type { Facts } from '../clients/every-call';
import { DRAFT_YEAR, openedDraft, PICK, PLAN, SAVE_LIST, steering } from './drafts';
import { drawFacts } from './draw-facts';
import type { Home } from './home-cast';
import { proposeExchange } from './proposed-exchange';
import { request as requestSwap, say } from './swap-home';

/** The callers. */
export type Asker = 'administrator' | 'owner';

/** How many years later the weeks are that are exchanged: those of the year are too few for all. */
const LATER = 20;

type Given = Record<string, (who: Asker) => Promise<Facts>>;

/** A year of a property without a draft, and the caller's share, which chooses first. */
export type DraftPlace = (
  who: Asker,
) => Promise<{ propertyId: number; shareId: number; year: number }>;

/** A property with that one share. */
export function newDraftPlace({ testApp, people }: Home): DraftPlace {
  const { manager } = testApp.running.app.db;
  return async (who) => {
    const { id: propertyId } = await makeProperty(manager, {});
    const share = { propertyId, shareNumber: 1, userId: people[who].id };
    return { propertyId, shareId: (await makeShare(manager, share)).id, year: DRAFT_YEAR };
  };
}

const FILL = `query ($propertyId: ID!, $year: Int!) {
  rotationFill(propertyId: $propertyId, year: $year) { fingerprint } }`;

/** Why an administrator steers. */
const REASON = 'By telephone';

/** The id of a share in the property with another owner, who may choose for the caller. */
async function shareOfAnother(
  { testApp }: Home,
  { propertyId, shareId }: { propertyId: number; shareId: number },
): Promise<number> {
  const { db } = testApp.running.app;
  const [known] = await db.query(
    `select other.id from shares other join shares mine on mine.id = $2
     where other.property_id = $1 and other.user_id <> mine.user_id order by other.id limit 1`,
    [propertyId, shareId],
  );
  if (known) return known.id;
  const { id: userId } = await testApp.person();
  return (await makeShare(db.manager, { propertyId, shareNumber: 11, userId })).id;
}

const AGREE = 'mutation ($input: AgreeYearInput!) { agreeYear(input: $input) }';

/** The arguments of draft operations; each call has its own draft. */
export function draftFacts(home: Home, somewhere: DraftPlace): Given {
  const { as } = home;
  const planned = async (who: Asker) => {
    const where = await somewhere(who);
    const { propertyId, year } = where;
    const { data } = await as.administrator.graphql(PLAN, { input: { propertyId, year } });
    return { ...where, draftId: data.planDraft.id };
  };
  const running = async (who: Asker) => {
    const where = await somewhere(who);
    const { id } = await openedDraft(home, { year: where.year }, where.propertyId);
    return { ...where, draftId: id, week: 30 };
  };
  const steer = (name: string, draftId: number) =>
    as.administrator.graphql(steering(name), { draftId });
  return {
    ...drawFacts(home, async (who: Asker) => {
      const where = await somewhere(who);
      await shareOfAnother(home, where);
      return where;
    }),
    dropDraft: planned,
    openDraft: planned,
    planDraft: somewhere,
    rehearseDraft: planned,
    rotationFill: somewhere,
    fillByRotation: async (who) => {
      const { propertyId, year } = await somewhere(who);
      const { data } = await as.administrator.graphql(FILL, { propertyId, year });
      return { propertyId, year, ...data.rotationFill, reason: REASON };
    },
    agreeYear: async (who) => ({ ...(await somewhere(who)), reason: REASON }),
    unagreeYear: async (who) => {
      const { propertyId, year } = await somewhere(who);
      const input = { propertyId, year, reason: REASON };
      await as.administrator.graphql(AGREE, { input });
      return input;
    },
    draft: running,
    pauseDraft: async (who) => ({ ...(await running(who)), reason: REASON }),
    pickWeek: running,
    pickForOwner: async () => ({ ...(await running('owner')), reason: REASON }),
    delegateTurns: async (who) => {
      const facts = await running(who);
      return { ...facts, delegateShareId: await shareOfAnother(home, facts) };
    },
    revokeDelegation: running,
    myCommittedLists: async (who) => {
      const where = await somewhere(who);
      const input = { shareId: where.shareId, year: where.year, weeks: [31], isAutopilot: false };
      await as[who].graphql(SAVE_LIST, { input });
      const { id } = await openedDraft(home, { year: where.year }, where.propertyId);
      return { ...where, draftId: id };
    },
    'GET /api/drafts/{draftId}/log': running,
    'GET /api/drafts/{draftId}/stamps': running,
    draftWitnesses: running,
    seenHeads: running,
    tellHead: running,
    resumeDraft: async (who) => {
      const facts = await running(who);
      await steer('pauseDraft', facts.draftId);
      return facts;
    },
    undoPick: async (who) => {
      const { draftId, shareId, week } = await running(who);
      await as[who].graphql(PICK, { input: { draftId, shareId, week } });
      return { draftId, reason: REASON };
    },
  };
}

interface Weeks {
  year: number;
  /** Books another week for a share, and returns the booking's id. */
  book: (shareId: number) => Promise<number>;
  /** A week that is not booked. */
  freeWeek: () => number;
  mine: number;
  theirs: number;
}

/**
 * The arguments of swap operations: requested by the owner, from the administrator if a user has to
 * answer.
 */
export function swapFacts(home: Home, { year, book, freeWeek, mine, theirs }: Weeks): Given {
  const { as, testApp, property } = home;
  const { db } = testApp.running.app;
  const datesOf = async (condition: string, values: unknown[]) =>
    (
      await db.query(
        `select w.start_date::text as start, w.end_date::text as end from weeks w
         where w.property_id = $1 and w.year = $2 and ${condition}`,
        [property.id, year, ...values],
      )
    )[0];
  const asked = async (input: object) => {
    const { data } = await requestSwap(as.owner, input);
    return { id: data.requestSwap.id };
  };
  const forTheirs = async () =>
    asked({ bookingId: await book(mine), targetBookingId: await book(theirs) });
  const forOpen = async () => asked({ bookingId: await book(mine), year, week: freeWeek() });
  let places = 0;
  const bookLater = async (shareId: number) => {
    const place = { propertyId: property.id, year: year + LATER };
    if (places === 0) await makeYear(db.manager, place);
    places += 1;
    return (await makeBooking(db.manager, { ...place, week: places, shareId })).id;
  };
  const found = async (isAgreed: boolean) =>
    proposeExchange(db, [await bookLater(mine), await bookLater(theirs)], isAgreed);
  return {
    acceptSwap: forTheirs,
    answerExchange: () => found(false),
    approveExchange: () => found(true),
    approveSwap: forOpen,
    cancelSwap: forOpen,
    createWeekSwap: async () => {
      const booked = 'w.week = (select week from bookings where id = $3)';
      const current = await datesOf(booked, [await book(mine)]);
      const preferred = await datesOf('w.week = $3', [freeWeek()]);
      return {
        ...{ shareNumber: 1, currentWeekStart: current.start, currentWeekEnd: current.end },
        ...{ preferredWeekStart: preferred.start, preferredWeekEnd: preferred.end },
      };
    },
    counterSwap: async () => ({ ...(await forTheirs()), bookingId: await book(theirs) }),
    declineSwap: forTheirs,
    rejectExchange: () => found(true),
    rejectSwap: forOpen,
    requestSwap: async () => ({ bookingId: await book(mine), year, week: freeWeek() }),
    takeBackSwap: async () => {
      const swap = await forOpen();
      await say('approveSwap', swap.id, as.administrator);
      return swap;
    },
    saveSwapWishes: async () => ({ bookingId: await bookLater(mine), weeks: [51] }),
  };
}
