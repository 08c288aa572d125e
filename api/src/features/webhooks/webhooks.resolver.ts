import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
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
  @Query(() => [WebhookView], { description: 'Your webhooks, newest first.' })
  myWebhooks(@Ctx() call: RequestContext) {
    return listMyWebhooks(call);
  }

  @Query(() => WebhookDeliveryPage, {
    description: 'Deliveries of one of your webhooks in the last 14 days, newest first.',
  })
  webhookDeliveries(
    @Ctx() call: RequestContext,
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
  ) {
    return listDeliveries(call, args);
  }

  @Mutation(() => CreatedWebhook, {
    description:
      'Makes a webhook, which notifies a program of yours of what happens; asks for your password, and for administrator rights where a kind is of all users.',
  })
  createWebhook(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
  ) {
    return createWebhook(call, input);
  }

  @Mutation(() => WebhookView, {
    description:
      'Switches one of your webhooks on or off. To switch it on asks for what making it does.',
  })
  switchWebhook(
    @Ctx() call: RequestContext,
    @Args(() => SwitchWebhookArgs) args: SwitchWebhookArgs,
  ) {
    return switchWebhook(call, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes one of your webhooks with its log.' })
  deleteWebhook(@Ctx() call: RequestContext, @Args(() => WebhookArgs) args: WebhookArgs) {
    return deleteWebhook(call, args);
  }

  @Mutation(() => WebhookDeliveryView, {
    description: 'Sends a delivery of one of your webhooks again, with the same id and body.',
  })
  resendWebhookDelivery(
    @Ctx() call: RequestContext,
    @Args(() => WebhookDeliveryArgs) args: WebhookDeliveryArgs,
  ) {
    return resendDelivery(call, args);
  }
}
