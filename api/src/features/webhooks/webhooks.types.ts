import { NewestFirstPage } from '../../core/input/cursor-page';
import {
  Id,
  Int,
  IntOrNull,
  Many,
  Moment,
  MomentOrNull,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { WebhookDeliveryStatus, WebhookKind, WebhookOffReason } from './webhook-kinds';

@View('An address of a program of yours that is notified of what happens.', 'Webhook')
export class WebhookView {
  @Id('Its id.') id!: string;
  @Text('The name that you gave it.') name!: string;
  @Text('The address that is called.') url!: string;
  @Many(WebhookKind, 'What it is notified of.') kinds!: WebhookKind[];
  @OneOrNull(WebhookOffReason, 'Why it is off; null while on.') offReason!: WebhookOffReason | null;
  @MomentOrNull('When it was switched off; null while on.') offAt!: Date | null;
  @MomentOrNull('Since when every attempt has failed; null if the last one did not.')
  failingSince!: Date | null;
  @Moment('When it was made.') createdAt!: Date;
}

@View('A new webhook with its secret.')
export class CreatedWebhook {
  @Text('Signs each delivery; it starts with whsec_ and is shown only once.') secret!: string;
  @One(WebhookView, 'The webhook.') webhook!: WebhookView;
}

@View('A call of a webhook about something that happened.', 'WebhookDelivery')
export class WebhookDeliveryView {
  @Id('Its id, which its body has as well.') id!: number;
  @Text('What happened, such as "swap.changed".') kind!: string;
  @Moment('When it happened.') createdAt!: Date;
  @One(WebhookDeliveryStatus, 'Its state.') status!: WebhookDeliveryStatus;
  @Int('Number of attempts.') attempts!: number;
  @MomentOrNull('When the last attempt was made.') attemptedAt!: Date | null;
  @IntOrNull('The status that the address answered last; null if there was no answer.')
  statusCode!: number | null;
  @TextOrNull('Why the last attempt failed.') problem!: string | null;
}

@View('A page of deliveries.')
export class WebhookDeliveryPage extends NewestFirstPage {
  @Many(WebhookDeliveryView, 'Newest first.') items!: WebhookDeliveryView[];
}
