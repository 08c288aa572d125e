import { makeRequest } from '../../src/features/special-requests/special-request.factory';
import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import { COMING_YEAR } from '../support/scenes/co-owned-home';
import type { Partner } from '../support/scenes/full-home';
import { request as requestSwap } from '../support/scenes/swap-home';
import type { TestApp } from '../support/servers/test-app';

const YEAR = COMING_YEAR + 8;

const SUBSCRIBE_CALENDAR =
  'mutation($propertyId: ID!) { createCalendarFeed(propertyId: $propertyId) { url } }';
const WISH = 'mutation($input: WishListInput!) { saveWishList(input: $input) { weeks } }';
const DECLINE = 'mutation($id: ID!) { declineSwap(id: $id) { id } }';
const WRITE = 'mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }';

interface Held {
  id: number;
  propertyId: number;
}

/**
 * Makes a user own a share for a while, with a week, wishes, a calendar address, and a request, a
 * declined swap and a conversation that they keep, and then removes the share.
 */
export async function ownAndLeave(
  { running }: TestApp,
  { share, former, coOwner }: { share: Held; former: Partner; coOwner: Partner & { share: Held } },
): Promise<void> {
  const { db } = running.app;
  const { propertyId } = share;
  const give = (userId: number | null) =>
    db.query('update shares set user_id = $1 where id = $2', [userId, share.id]);
  await give(former.person.id);
  await makeYear(db.manager, { propertyId, year: YEAR });
  const book = async ({ id: shareId }: Held, week: number) =>
    (await makeBooking(db.manager, { propertyId, year: YEAR, shareId, week })).id;
  const swap = { bookingId: await book(share, 5), targetBookingId: await book(coOwner.share, 6) };
  const { data } = await requestSwap(former.client, swap);
  await coOwner.client.graphql(DECLINE, { id: data.requestSwap.id });
  const wishes = { shareId: share.id, year: YEAR, weeks: [7], isAutopilot: false };
  await former.client.graphql(WISH, { input: wishes });
  await former.client.graphql(SUBSCRIBE_CALENDAR, { propertyId });
  const message = { receiverId: coOwner.person.id, content: 'Goodbye' };
  await former.client.graphql(WRITE, { input: message });
  const request = { propertyId, userId: former.person.id, title: 'A new lamp' };
  await makeRequest(db.manager, request);
  await give(null);
}
