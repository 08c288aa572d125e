import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WebhookDeliveryStatus, WebhookKind, WebhookOffReason } from './webhook-kinds';

@ObjectType('Webhook', {
  description: 'An address of a program of yours that is notified of what happens.',
  simpleResolvers: true,
})
export class WebhookView {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The name that you gave it.' })
  name!: string;

  @Field(() => String, { description: 'The address that is called.' })
  url!: string;

  @Field(() => [WebhookKind], { description: 'What it is notified of.' })
  kinds!: WebhookKind[];

  @Field(() => WebhookOffReason, { nullable: true, description: 'Why it is off; null while on.' })
  offReason!: WebhookOffReason | null;

  @Field(() => Date, { nullable: true, description: 'When it was switched off; null while on.' })
  offAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt has failed; null if the last one did not.',
  })
  failingSince!: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A new webhook with its secret.', simpleResolvers: true })
export class CreatedWebhook {
  @Field(() => String, {
    description: 'Signs each delivery; it starts with whsec_ and is shown only once.',
  })
  secret!: string;

  @Field(() => WebhookView, { description: 'The webhook.' })
  webhook!: WebhookView;
}

@ObjectType('WebhookDelivery', {
  description: 'A call of a webhook about something that happened.',
  simpleResolvers: true,
})
export class WebhookDeliveryView {
  @Field(() => ID, { description: 'Its id, which its body has as well.' })
  id!: number;

  @Field(() => String, { description: 'What happened, such as "swap.changed".' })
  kind!: string;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => WebhookDeliveryStatus, { description: 'Its state.' })
  status!: WebhookDeliveryStatus;

  @Field(() => Int, { description: 'Number of attempts.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When the last attempt was made.' })
  attemptedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The status that the address answered last; null if there was no answer.',
  })
  statusCode!: number | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  problem!: string | null;
}

@ObjectType({ description: 'A page of deliveries.', simpleResolvers: true })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDeliveryView], { description: 'Newest first.' })
  items!: WebhookDeliveryView[];

  @Field(() => ID, {
    nullable: true,
    description: "Pass as 'before' to get the next, older page; null on the last page.",
  })
  nextCursor!: number | null;
}
