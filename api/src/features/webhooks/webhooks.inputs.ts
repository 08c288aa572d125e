import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, IdInput, IntInput, NameInput, TextInput } from '../../core/input/input';
import { EnumsInput } from '../../core/input/list-input';
import { WebhookKind } from './webhook-kinds';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @NameInput('What it is for, such as "Heating at the lake".', { max: 100 }) name!: string;
  @TextInput('The https:// address that is called.', { max: 1000 }) url!: string;
  @EnumsInput(WebhookKind, 'What it is notified of: at least one kind.') kinds!: WebhookKind[];
}

@ArgsType()
export class WebhookArgs {
  @TextInput('Id of the webhook.', { max: 100 }) id!: string;
}

@ArgsType()
export class SwitchWebhookArgs extends WebhookArgs {
  @BooleanInput('Whether it is on from now on.') isOn!: boolean;
}

@ArgsType()
export class WebhookDeliveriesArgs extends WebhookArgs {
  @IntInput('Page size; defaults to 20.', { max: 100, optional: true }) first?: number;
  @IdInput('Only deliveries older than the one with this id.', { optional: true }) before?: number;
}

@ArgsType()
export class WebhookDeliveryArgs {
  @IdInput('Id of the delivery.') id!: number;
}
