import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { createWebhook } from './use-cases/create-webhook';
import { listDeliveries, resendDelivery } from './use-cases/deliveries';
import { deleteWebhook, listMyWebhooks, switchWebhook } from './use-cases/my-webhooks';
import {
  CreateWebhookInput,
  SwitchWebhookArgs,
  WebhookArgs,
  WebhookDeliveriesArgs,
  WebhookDeliveryArgs,
} from './webhooks.inputs';
import {
  CreatedWebhook,
  WebhookDeliveryPage,
  WebhookDeliveryView,
  WebhookView,
} from './webhooks.types';

/** The webhooks that notify the signed-in user's programs. */
@Resolver()
export class WebhooksResolver {
  @Query([WebhookView])
  @Describe('Your webhooks, newest first.')
  myWebhooks = listMyWebhooks;

  @Query(WebhookDeliveryPage, { args: WebhookDeliveriesArgs })
  @Describe('Deliveries of one of your webhooks in the last 14 days, newest first.')
  webhookDeliveries = listDeliveries;

  @Mutation(CreatedWebhook, { input: CreateWebhookInput })
  @Describe(
    'Makes a webhook, which notifies a program of yours of what happens; asks for your password, and for administrator rights where a kind is of all users.',
  )
  createWebhook = createWebhook;

  @Mutation(WebhookView, { args: SwitchWebhookArgs })
  @Describe(
    'Switches one of your webhooks on or off. To switch it on asks for what making it does.',
  )
  switchWebhook = switchWebhook;

  @Mutation(Boolean, { args: WebhookArgs })
  @Describe('Deletes one of your webhooks with its log.')
  deleteWebhook = deleteWebhook;

  @Mutation(WebhookDeliveryView, { args: WebhookDeliveryArgs })
  @Describe('Sends a delivery of one of your webhooks again, with the same id and body.')
  resendWebhookDelivery = resendDelivery;
}
