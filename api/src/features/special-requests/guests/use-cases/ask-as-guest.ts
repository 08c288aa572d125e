import { inTransaction, read, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { AppContext, RequestContext } from '../../../../core/request-context';
import {
  GUEST_LINKS_PER_ADDRESS,
  GUEST_REQUESTS_PER_ADDRESS,
  GUEST_REQUESTS_PER_LINK,
} from '../../special-request.limits';
import { storeRequest } from '../../use-cases/create-request';
import type { CreateGuestRequestInput, GuestTokenArgs } from '../guest.inputs';
import type { GuestHouse, GuestRequestReceipt } from '../guest.types';
import { linkIdOf } from '../guest-token';

type House = GuestHouse & { linkId: number; propertyId: number };

// Shared among requesters: a link revoked concurrently ends before or after a request, never during
// it.
const HOUSE = `select link.id as "linkId", p.id as "propertyId", p.name as "propertyName", p.location
    from guest_links link join properties p on p.id = link.property_id
    where link.id = $1 and p.is_active`;

const FIND = statement('guest-house', HOUSE);
const HOLD = statement('guest-house-held', `${HOUSE} for share of link`);

const RECEIPT = statement(
  'guest-request-receipt',
  `select r.id, r.title, p.name as "propertyName", r.created_at as "createdAt"
    from special_requests r join properties p on p.id = r.property_id where r.id = $1`,
);

const noSuchLink = () =>
  new AppError('NOT_FOUND', 'This link is no longer valid. Please ask your host.', 'token');

async function houseOf(
  app: AppContext,
  token: string,
  find: (linkId: number) => Promise<House[]>,
): Promise<House> {
  const linkId = linkIdOf(app, token);
  const [house] = linkId === null ? [] : await find(linkId);
  if (!house) throw noSuchLink();
  return house;
}

/**
 * Returns the property behind a guest link, without a session; NOT_FOUND once the link is revoked.
 */
export async function findGuestHouse(
  call: RequestContext,
  { token }: GuestTokenArgs,
): Promise<GuestHouse> {
  const { app, address } = call;
  await app.throttle.consumeHere(GUEST_LINKS_PER_ADDRESS, address);
  return houseOf(app, token, (linkId) => read(app, FIND, [linkId]));
}

async function receiptOf(transaction: Transaction, id: number): Promise<GuestRequestReceipt> {
  const [receipt] = await transaction.query(RECEIPT, [id]);
  if (!receipt) throw new Error('The request was not stored.');
  return receipt;
}

/**
 * Creates a request through a guest link, without an account; a repeated key returns the first
 * request.
 */
export async function askAsGuest(
  call: RequestContext,
  { token, firstName, lastName, email, ...facts }: CreateGuestRequestInput,
): Promise<GuestRequestReceipt> {
  const { app, address } = call;
  await app.throttle.consume(GUEST_REQUESTS_PER_ADDRESS, address);
  const linkId = linkIdOf(app, token);
  if (linkId === null) throw noSuchLink();
  await app.throttle.consume(GUEST_REQUESTS_PER_LINK, String(linkId));
  return inTransaction(app, async (transaction) => {
    const { propertyId } = await houseOf(app, token, (id) => transaction.query(HOLD, [id]));
    const asker = { userId: null, guest: { firstName, lastName, email } };
    const stored = await storeRequest(call, transaction, asker, {
      ...facts,
      propertyId,
      mayAskAnywhere: true,
    });
    if (!stored) throw noSuchLink();
    return receiptOf(transaction, stored.id);
  });
}
