import type { Feature } from '../../core/feature';
import { DELIVER_WEBHOOK } from './steps/queue-webhook';
import { deliverWebhook } from './use-cases/deliver-webhook';
import { purgeDeliveries } from './use-cases/purge-deliveries';
import { Webhook, WebhookDelivery } from './webhook.entities';
import { webhooksPersonalData } from './webhooks.privacy';
import { WebhooksResolver } from './webhooks.resolver';

/**
 * Webhooks, which notify users' own programs of what happens. No operation has a scope: a webhook would
 * outlive the access token that made it.
 */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  uses: ['auth', 'properties', 'security'],
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhooksResolver],
  outsideJobs: { [DELIVER_WEBHOOK]: deliverWebhook },
  purge: (db) => purgeDeliveries(db),
  personalData: webhooksPersonalData,
};
