import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { DELIVERIES_KEPT_DAYS } from './rules';
import { deliverWebhook } from './use-cases/deliver-webhook';
import { Webhook, WebhookDelivery } from './webhook.entities';
import * as happenings from './webhooks.happenings';
import { webhooksPersonalData } from './webhooks.privacy';
import { WebhooksResolver } from './webhooks.resolver';
import { DELIVER_WEBHOOK, webhookWays } from './webhooks.ways';

/**
 * Webhooks, which notify users' own programs of what happens. No operation has a scope: a webhook would
 * outlive the access token that made it.
 */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  uses: ['auth', 'properties'],
  happenings,
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhooksResolver],
  ways: webhookWays,
  outsideJobs: { [DELIVER_WEBHOOK]: deliverWebhook },
  purge: purgeBy(
    'purge-webhook-deliveries',
    `delete from webhook_deliveries
      where created_at < now() - make_interval(days => ${DELIVERIES_KEPT_DAYS})`,
    () => [],
  ),
  personalData: webhooksPersonalData,
};
