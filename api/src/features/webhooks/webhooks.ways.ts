import type { Deliver, Deliveries } from '../../core/audiences/happening';
import { statement } from '../../core/database/statement';
import { IS_ADMINISTRATOR } from '../auth/user.columns';
import type { WebhookArea } from './webhook-kinds';

/** The worker task that makes one delivery. */
export const DELIVER_WEBHOOK = 'deliver-webhook';

/**
 * After attempt n the queue waits e^n seconds, at most e^10: 3 s, 7 s, 20 s, 1 min, 2 min, 7 min,
 * 18 min, 50 min, 2 h, 6 h, 6 h and 6 h, for 22 hours in all.
 */
const MAX_ATTEMPTS = 13;

/** SQL condition: the user with an id, an expression, owns a share of the house. */
export const ownsIn = (userId: string, propertyId: string) => `exists (
        select from held_shares owned where owned.property_id = ${propertyId}
          and owned.user_id = ${userId})`;

/** SQL expression: queues delivery `id` of user `userId`, whose webhooks are called one by one. */
export const addDeliveryJob = (id: string, userId: string, requestId: string) =>
  `graphile_worker.add_job('${DELIVER_WEBHOOK}',
      json_build_object('deliveryId', ${id}, 'requestId', coalesce(${requestId}, '')),
      queue_name := concat_ws(':', '${DELIVER_WEBHOOK}', ${userId}),
      job_key := concat_ws(':', '${DELIVER_WEBHOOK}', ${id}),
      max_attempts := ${MAX_ATTEMPTS})`;

// $4: the users who may be notified; null for all owners of the house $5, who are asked for again
// before each attempt.
const QUEUE = statement(
  'queue-webhook',
  `with people as (
      select unnest($4::bigint[]) as id
      union
      select user_id from held_shares where $4::bigint[] is null and property_id = $5
    ), heard as (
      select w.id, true as is_own from people join webhooks w on w.user_id = people.id
      where w.off_at is null and $1::text = any(w.kinds)
        and ($5::bigint is null or ${ownsIn('w.user_id', '$5')})
      union all
      select w.id, false from webhooks w join users u on u.id = w.user_id
      where w.is_for_all and w.off_at is null and 'ALL_' || $1::text = any(w.kinds)
        and ${IS_ADMINISTRATOR}
    ), delivery as (
      insert into webhook_deliveries (webhook_id, area, kind, ids, property_id, is_own)
      select id, $1, $2, $3, $5, bool_or(is_own) from heard group by id
      returning id, webhook_id
    )
    select ${addDeliveryJob('delivery.id', 'w.user_id', '$6::text')}::text
    from delivery join webhooks w on w.id = delivery.webhook_id`,
);

/** The event for webhooks; the name of its happening is its kind. */
interface WebhookEvent {
  /** The ids of its subjects, by name; never a text. */
  ids: Readonly<Record<string, number | readonly number[]>>;
  /**
   * The users who may receive it besides administrators; defaults to the owners of the property.
   */
  users?: readonly (number | null)[];
  /** The house of which only owners may hear; without it, it is the users' own. */
  propertyId?: number;
}

declare module '../../core/audiences/happening' {
  interface Ways {
    webhook: WebhookEvent;
  }
}

/** The areas, by the first word of an event's kind. */
const AREAS: Readonly<Record<string, WebhookArea>> = {
  booking: 'BOOKINGS',
  message: 'MESSAGES',
  pick: 'PICKS',
  request: 'REQUESTS',
  swap: 'SWAPS',
};

/** Returns the area of a kind of events. */
function webhookAreaOf(kind: string): WebhookArea {
  const area = AREAS[kind.split('.')[0] ?? ''];
  if (!area) throw new Error(`No webhook hears of ${kind}.`);
  return area;
}

/** Queues a delivery for each webhook that may be notified. */
const queue: Deliver<WebhookEvent> = (transaction, { ids, users, propertyId = null }, { kind }) => {
  const people = users?.filter((id) => id !== null) ?? null;
  const { requestId = null } = transaction;
  return transaction.query(QUEUE, [webhookAreaOf(kind), kind, ids, people, propertyId, requestId]);
};

/** Users' own programs. */
export const webhookWays: Partial<Deliveries> = { webhook: queue };
