import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AdminArea } from '../../audit/admin-event.type';
import { publishAdminEvent } from '../../audit/steps/publish-admin-event';
import { queueNotice } from '../../push/steps/queue-notice';
import { queueWebhook } from '../../webhooks/steps/queue-webhook';
import { ASKER_NAME, REQUEST_TABLES } from '../request.columns';
import {
  type AdminSpecialRequestEvent,
  ALL_REQUESTS,
  type RequestBusEvent,
  requestsTopic,
} from '../request.events';
import { RequestEventKind, type RequestStatus } from '../request-kinds';
import type { SpecialRequestEvent } from '../special-request.entities';

/** The content of an entry in the history. */
type Happened = Pick<SpecialRequestEvent, 'requestId' | 'kind' | 'actorId'> &
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

/** Notifies the requester that their request changed. */
export function publishToAsker(
  transaction: Pick<Transaction, 'publish'>,
  userId: number | null,
  change: RequestBusEvent,
): void {
  if (userId !== null) transaction.publish(requestsTopic(userId), change);
}

/** Returns true for a new status, and for a note that the requester may read. */
const isNewsForAsker = ({
  kind,
  isForAsker,
  status,
}: Pick<SpecialRequestEvent, 'kind' | 'isForAsker' | 'status'>) =>
  status !== null || (kind === RequestEventKind.NOTE && isForAsker);

/**
 * Adds an event to a request's history, and publishes it to the requester and to administrators.
 */
export async function recordRequestEvent(
  transaction: Transaction,
  { requestId: id, kind, actorId, ...facts }: Happened,
): Promise<void> {
  const { status = null, note = null, isForAsker = true } = facts;
  const { forwardedTo = null, assigneeId = null } = facts;
  const values = [id, kind, actorId, status, note, isForAsker, forwardedTo, assigneeId] as const;
  const [told] = await transaction.query(RECORD, values);
  if (!told) throw new Error('The event was not stored.');
  // The requester is not notified of changes among administrators that leave the status as it is.
  if (isForAsker || status) {
    publishToAsker(transaction, told.userId, { id, status: told.status, version: told.version });
  }
  const { userId } = told;
  if (isNewsForAsker({ kind, isForAsker, status }) && userId !== null && userId !== actorId) {
    await queueNotice(transaction, { userIds: [userId], kind: 'requests', subjectId: id });
  }
  await queueWebhook(transaction, {
    area: 'REQUESTS',
    kind: kind === RequestEventKind.CREATED ? 'request.created' : 'request.changed',
    ids: { requestId: id },
    users: isForAsker || status ? [userId] : [],
  });
  const { title, priority, propertyName, askerName } = told;
  const event: AdminSpecialRequestEvent = { id, kind, title, priority, propertyName, askerName };
  transaction.publish(ALL_REQUESTS, event);
}

/**
 * The same for an event that is not an administrator's action; it also updates the administrators'
 * lists.
 */
export async function recordAskerEvent(
  transaction: Transaction,
  event: {
    requestId: number;
    kind: RequestEventKind;
    actorId: number | null;
    status?: RequestStatus;
    note?: string;
  },
): Promise<void> {
  await recordRequestEvent(transaction, event);
  publishAdminEvent(transaction, AdminArea.REQUESTS, event.requestId);
}
