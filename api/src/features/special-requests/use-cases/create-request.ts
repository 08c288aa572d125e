import type { Origin } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { IS_LINKED_OR_OWNED, propertyRefusal } from '../../properties/property.policy';
import { RequestEventKind, RequestStatus } from '../request-kinds';
import type { CreateSpecialRequestInput, RequestDetails } from '../special-request.inputs';
import { REQUESTS_PER_USER } from '../special-request.limits';
import type { SpecialRequestView } from '../special-request.types';
import { recordRequestEvent } from '../steps/record-request-event';
import { findRequestOf } from '../steps/stored-request';

/** The requester: an account, or a guest by name. */
export type Asker =
  | { userId: number; guest?: undefined }
  | { userId: null; guest: { firstName: string; lastName: string; email: string } };

const CREATE = statement(
  'create-special-request',
  `insert into special_requests (user_id, property_id, guest_first_name, guest_last_name,
      guest_email, category, priority, title, description, client_key)
    select $1, p.id, $3, $4, $5, $6, $7, $8, $9, $10 from properties p
    where p.id = $2 and p.is_active and ($11::boolean or ${IS_LINKED_OR_OWNED})
    on conflict do nothing
    returning id`,
);

const MADE_BEFORE = statement(
  'special-request-by-client-key',
  `select id, (property_id, category, priority, title, description)
      = ($1, $4, $5, $6, $7)
      and (guest_first_name, guest_last_name, guest_email)
        is not distinct from ($8::text, $9::text, $10::citext) as "isSame"
    from special_requests
    where client_key = $3 and case when $2::bigint is null then user_id is null and property_id = $1
      else user_id = $2 end`,
);

type GuestValues = [firstName: string | null, lastName: string | null, email: string | null];

const guestValues = (guest: Asker['guest']): GuestValues =>
  guest ? [guest.firstName, guest.lastName, guest.email] : [null, null, null];

async function requestMadeBefore(
  transaction: Transaction,
  { userId, guest }: Asker,
  { propertyId, ...facts }: CreateSpecialRequestInput,
): Promise<number | null> {
  const [made] = await transaction.query(MADE_BEFORE, [
    propertyId,
    userId,
    facts.clientKey,
    facts.category,
    facts.priority,
    facts.title,
    facts.description.trim(),
    ...guestValues(guest),
  ]);
  if (!made) return null;
  if (!made.isSame) {
    throw new AppError(
      'CONFLICT',
      'clientKey has already been used for another request.',
      'clientKey',
    );
  }
  return made.id;
}

/**
 * Stores a request with the first event of its history; a repeated key returns the id of the first
 * request. Null if there is no such active property for which the requester may make requests.
 */
export async function storeRequest(
  origin: Origin,
  transaction: Transaction,
  asker: Asker,
  { mayAskAnywhere, ...input }: RequestDetails & { propertyId: number; mayAskAnywhere: boolean },
): Promise<{ id: number; isNew: boolean } | null> {
  const { userId, guest } = asker;
  const [created] = await transaction.query(CREATE, [
    userId,
    input.propertyId,
    ...guestValues(guest),
    input.category,
    input.priority,
    input.title,
    input.description.trim(),
    input.clientKey,
    mayAskAnywhere,
  ]);
  if (!created) {
    const id = await requestMadeBefore(transaction, asker, input);
    return id === null ? null : { id, isNew: false };
  }
  await recordRequestEvent(origin, transaction, {
    event: {
      requestId: created.id,
      kind: RequestEventKind.CREATED,
      actorId: userId,
      status: RequestStatus.pending,
    },
  });
  return { id: created.id, isNew: true };
}

/**
 * Creates a request for a property where the caller stays or owns a share, or for any as an
 * administrator, and notifies administrators.
 */
export async function createRequest(
  call: RequestContext,
  input: CreateSpecialRequestInput,
): Promise<SpecialRequestView> {
  const actor = requireMember(call);
  const { userId, isAdminSession } = actor;
  const { throttle } = call.app;
  const counted = await throttle.consume(REQUESTS_PER_USER, String(userId));
  const stored = await inTransaction(call.app, (transaction) =>
    storeRequest(call, transaction, { userId }, { ...input, mayAskAnywhere: isAdminSession }),
  );
  if (!stored) throw propertyRefusal(actor);
  if (!stored.isNew) await throttle.giveBack([counted]);
  const request = await findRequestOf(call, { id: stored.id, userId });
  if (!request) throw new Error('The request was not stored.');
  return request;
}
