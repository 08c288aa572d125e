import { changesBetween } from '../../../core/audiences/action';
import type { Transaction } from '../../../core/database/database';
import { lockRow } from '../../../core/database/lock-row';
import type { Email } from '../../../core/mail/email';
import type { RequestContext } from '../../../core/request-context';
import type { RequestEventKind } from '../request-kinds';
import { SpecialRequest, type SpecialRequestEvent } from '../special-request.entities';
import { noSuchRequest } from '../special-request.policy';
import type { SpecialRequestView } from '../special-request.types';
import { emailToAsker } from './email-to-asker';
import { recordRequestEvent } from './record-request-event';
import { requestIn } from './stored-request';

type Facts = Pick<SpecialRequest, 'status' | 'assigneeId' | 'forwardedAt' | 'archivedAt'>;

/** Locks a request; NOT_FOUND if there is none. */
export function lockRequest(
  transaction: Transaction,
  where: { id: number; userId?: number },
): Promise<SpecialRequest> {
  return lockRow(transaction, SpecialRequest, where, noSuchRequest);
}

/** Returns the request's name in the audit log. */
export function requestSubject({ id, title }: Pick<SpecialRequest, 'id' | 'title'>): string {
  return `Request ${id}, ${title}`;
}

/** Saves a locked request; its version increases even if only a note is new. */
export async function writeRequest(
  { manager }: Transaction,
  { id, ...request }: SpecialRequest,
  change: Partial<Facts>,
): Promise<void> {
  const { status, assigneeId, forwardedAt, archivedAt } = { ...request, ...change };
  await manager.update(SpecialRequest, { id }, { status, assigneeId, forwardedAt, archivedAt });
}

/**
 * Saves a change, adds it to the history and audit log, and notifies those concerned; a note that
 * the requester may read is emailed to them.
 */
export async function changeRequest(
  call: RequestContext,
  transaction: Transaction,
  {
    request,
    change,
    event,
    action,
    told = {},
    email,
  }: {
    request: SpecialRequest;
    change: Partial<Facts>;
    event: { kind: RequestEventKind } & Partial<SpecialRequestEvent>;
    action: string;
    /** Further facts for the audit log besides the changed fields. */
    told?: object;
    /** Of a request that is forwarded. */
    email?: Email;
  },
): Promise<SpecialRequestView> {
  const { id, userId, propertyId } = request;
  await writeRequest(transaction, request, change);
  const { note, isForAsker = true } = event;
  const answer =
    note && isForAsker ? await emailToAsker(call, transaction, request, note) : undefined;
  const { before, after } = changesBetween(request, { ...request, ...change });
  await recordRequestEvent(call, transaction, {
    event: { ...event, requestId: id, actorId: call.actor?.userId ?? null },
    email: email ?? answer,
    action: {
      action,
      id,
      subject: requestSubject(request),
      before,
      after: { ...after, ...told },
      userIds: [userId],
      propertyId,
    },
  });
  return requestIn(transaction, id);
}
