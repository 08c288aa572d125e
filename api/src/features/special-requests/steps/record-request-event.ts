import type { Action } from '../../../core/audiences/action';
import { happened, type Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { Email } from '../../../core/mail/email';
import { ASKER_NAME, REQUEST_TABLES } from '../request.columns';
import { RequestEventKind } from '../request-kinds';
import type { SpecialRequestEvent } from '../special-request.entities';
import { requestChanged, requestCreated } from '../special-requests.happenings';

/** The content of an entry in the history. */
export type Happened = Pick<SpecialRequestEvent, 'requestId' | 'kind' | 'actorId'> &
  Partial<
    Pick<SpecialRequestEvent, 'status' | 'note' | 'isForAsker' | 'forwardedTo' | 'assigneeId'>
  >;

const RECORD = statement(
  'record-request-event',
  `with event as (
      insert into special_request_events
        (request_id, kind, actor_id, status, note, is_for_asker, forwarded_to, assignee_id, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()) returning request_id
    )
    select r.status, r.version, r.user_id as "userId", r.title, r.priority,
      p.name as "propertyName", ${ASKER_NAME} as "askerName"
    from event join special_requests r on r.id = event.request_id ${REQUEST_TABLES}`,
);

/**
 * Adds an event to a request's history, and notifies the requester and administrators; with an
 * email, and in the audit log if it is an administrator's action.
 */
export async function recordRequestEvent(
  origin: Origin,
  transaction: Transaction,
  {
    event,
    ...delivered
  }: { event: Happened; email?: Email | null | undefined; action?: Action | undefined },
): Promise<void> {
  const { requestId: id, kind, actorId, status = null, note = null, isForAsker = true } = event;
  const { forwardedTo = null, assigneeId = null } = event;
  const values = [id, kind, actorId, status, note, isForAsker, forwardedTo, assigneeId] as const;
  const [request] = await transaction.query(RECORD, values);
  if (!request) throw new Error('The event was not stored.');
  const news = kind === RequestEventKind.CREATED ? requestCreated : requestChanged;
  const facts = { id, kind, actorId, status, isForAsker, request, ...delivered };
  await happened(origin, transaction, news, facts);
}
