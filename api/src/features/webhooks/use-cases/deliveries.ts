import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { columnsOf } from '../../../core/view/columns-of';
import type { WebhookDeliveryStatus } from '../webhook-kinds';
import type { WebhookDeliveriesArgs, WebhookDeliveryArgs } from '../webhooks.inputs';
import { RESENT_PER_USER } from '../webhooks.limits';
import { type WebhookDeliveryPage, WebhookDeliveryView } from '../webhooks.types';
import { addDeliveryJob } from '../webhooks.ways';
import { noSuchWebhook } from './my-webhooks';

const COLUMNS = columnsOf(WebhookDeliveryView, 'd', {
  status: `case when d.delivered_at is not null then 'DELIVERED'
        when d.failed_at is not null then 'FAILED' else 'WAITING' end`,
});

const MINE = statement(
  'webhook-of-mine',
  'select id from webhooks where user_id = $1 and id::text = $2',
);

const LIST = statement(
  'webhook-deliveries',
  `select ${COLUMNS} from webhook_deliveries d
    where d.webhook_id = $1 and d.id < $2 order by d.id desc limit $3`,
);

const LOCK = statement(
  'webhook-delivery-to-resend',
  `select w.off_at is not null as "isOff" from webhook_deliveries d
    join webhooks w on w.id = d.webhook_id
    where d.id = $2 and w.user_id = $1 for update of d`,
);

const RESET = statement(
  'reset-webhook-delivery',
  `update webhook_deliveries d set delivered_at = null, failed_at = null, problem = null,
      status_code = null
    where d.id = $1 returning ${COLUMNS}`,
);

const RESEND = statement(
  'resend-webhook-delivery',
  `select ${addDeliveryJob('$1::bigint', '$2::bigint', '$3::text')}::text`,
);

const viewOf = <Row extends { status: string }>(row: Row) => ({
  ...row,
  status: row.status as WebhookDeliveryStatus,
});

/** Lists the deliveries of one of the caller's webhooks, newest first; NOT_FOUND for any other. */
export async function listDeliveries(
  { app, ...call }: RequestContext,
  { id, first = 20, before = NEWEST_ID }: WebhookDeliveriesArgs,
): Promise<WebhookDeliveryPage> {
  const { userId } = requireMember({ app, ...call });
  const [mine] = await read(app, MINE, [userId, id]);
  if (!mine) throw noSuchWebhook();
  const rows = await read(app, LIST, [mine.id, before, first + 1]);
  return cursorPage(rows.map(viewOf), first, (last) => last.id);
}

/**
 * Sends a delivery of one of the caller's webhooks again, with the same id and body, in any state;
 * NOT_FOUND for any other, CONFLICT while the webhook is off.
 */
export async function resendDelivery(
  call: RequestContext,
  { id }: WebhookDeliveryArgs,
): Promise<WebhookDeliveryView> {
  const { app } = call;
  const { userId } = requireMember(call);
  await app.throttle.consume(RESENT_PER_USER, String(userId));
  return inTransaction(app, async (transaction) => {
    const [delivery] = await transaction.query(LOCK, [userId, id]);
    if (!delivery) throw new AppError('NOT_FOUND', 'This delivery is not kept any more.', 'id');
    if (delivery.isOff) throw new AppError('CONFLICT', 'This webhook is off. Switch it on first.');
    const [row] = await transaction.query(RESET, [id]);
    if (!row) throw new Error(`Delivery ${id} is missing.`);
    await transaction.query(RESEND, [id, userId, transaction.requestId ?? null]);
    return viewOf(row);
  });
}
