import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const WEBHOOKS = statement(
  'my-webhook-data',
  `select name, url, kinds, created_at as "createdAt", off_at as "offAt", off_reason as "offReason"
    from webhooks where user_id = $1 order by created_at`,
);

const DELIVERIES = statement(
  'my-webhook-delivery-data',
  `select w.name as webhook, d.kind, d.ids, d.created_at as "createdAt", d.attempts,
      d.delivered_at as "deliveredAt", d.failed_at as "failedAt", d.problem
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where w.user_id = $1 order by d.id`,
);

const ERASE = statement('erase-webhooks', 'delete from webhooks where user_id = $1');

export const webhooksPersonalData: PersonalData = {
  tables: ['webhooks', 'webhook_deliveries'],
  sections: {
    webhooks: rowsOf(WEBHOOKS),
    webhookDeliveries: rowsOf(DELIVERIES),
  },
  erase: eraseBy(ERASE),
};
