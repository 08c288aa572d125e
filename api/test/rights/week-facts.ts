import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import type { Facts } from '../support/clients/every-call';
import { COMING_YEAR } from '../support/scenes/co-owned-home';
import type { Partner } from '../support/scenes/full-home';
import type { Home } from '../support/scenes/home-cast';
import { checkOutFacts } from '../support/scenes/present-week';
import { proposeExchange } from '../support/scenes/proposed-exchange';
import { stayLink } from '../support/scenes/stay-link';
import { request as requestSwap, say } from '../support/scenes/swap-home';

const WEEKS_OF_A_YEAR = 50;

/** The arguments of week and swap operations: new weeks and swaps of self. */
export function weekFacts(
  { testApp, property, as }: Home,
  { mine, theirs, partner }: { mine: number; theirs: number; partner: Partner },
): Record<string, () => Promise<Facts>> {
  const { db } = testApp.running.app;
  const { manager } = db;
  const propertyId = property.id;
  let places = 0;
  const freeWeek = async () => {
    const year = COMING_YEAR + 1 + Math.floor(places / WEEKS_OF_A_YEAR);
    const week = 1 + (places % WEEKS_OF_A_YEAR);
    places += 1;
    if (week === 1) await makeYear(manager, { propertyId, year });
    return { year, week };
  };
  const book = async (shareId: number) =>
    (await makeBooking(manager, { propertyId, shareId, ...(await freeWeek()) })).id;
  const booked = async () => ({ bookingId: await book(mine) });
  const asked = async ({ client }: Pick<Partner, 'client'>, input: object) => {
    const { data } = await requestSwap(client, input);
    return { id: data.requestSwap.id };
  };
  const self = { client: as.owner };
  const wish = async (give: number, want: number) => ({
    bookingId: await book(give),
    targetBookingId: await book(want),
  });
  const askedOfSelf = async () => asked(partner, await wish(theirs, mine));
  const askedBySelf = async () => asked(self, await wish(mine, theirs));
  const forAnOpenWeek = async () => asked(self, { ...(await booked()), ...(await freeWeek()) });
  const found = async (isAgreed: boolean) =>
    proposeExchange(db, [await book(mine), await book(theirs)], isAgreed);
  return {
    'GET /api/stays/{bookingId}.ics': booked,
    checkOut: () => checkOutFacts(db, { propertyId, shareId: mine }),
    checkOutForm: booked,
    claimWeek: freeWeek,
    giveWeek: async () => ({ ...(await freeWeek()), bookingId: undefined, reason: 'Agreed' }),
    releaseWeek: async () => ({ ...(await booked()), reason: 'A flood' }),
    nameGuests: booked,
    linkGuest: booked,
    createStayLink: async () => ({ ...(await booked()), name: 'Ida' }),
    endStayLinks: async () => {
      const { bookingId } = await booked();
      return { bookingId, id: (await stayLink(as.owner, bookingId)).link.id };
    },
    offerWeek: booked,
    saveSwapWishes: async () => ({ ...(await booked()), weeks: [51] }),
    answerExchange: () => found(false),
    approveExchange: () => found(true),
    rejectExchange: () => found(true),
    requestSwap: () => wish(mine, theirs),
    acceptSwap: askedOfSelf,
    declineSwap: askedOfSelf,
    counterSwap: async () => ({ ...(await askedOfSelf()), ...(await booked()) }),
    cancelSwap: askedBySelf,
    'acceptSwap by the one who asks': askedBySelf,
    'declineSwap by the one who asks': askedBySelf,
    'counterSwap by the one who asks': async () => ({
      ...(await askedBySelf()),
      ...(await booked()),
    }),
    'cancelSwap by the one who is asked': askedOfSelf,
    approveSwap: forAnOpenWeek,
    rejectSwap: forAnOpenWeek,
    weekSwaps: forAnOpenWeek,
    takeBackSwap: async () => {
      const swap = await forAnOpenWeek();
      await say('approveSwap', swap.id, as.administrator);
      return swap;
    },
  };
}
