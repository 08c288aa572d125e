import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumsInput,
  IdInput,
  IntInput,
  NameInput,
  TextInput,
} from '../../core/input/input';
import { WebhookKind } from './webhook-kinds';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @NameInput({ max: 100, description: 'What it is for, such as "Heating at the lake".' })
  name!: string;

  @TextInput({ max: 1000, description: 'The https:// address that is called.' })
  url!: string;

  @EnumsInput(WebhookKind, { description: 'What it is notified of: at least one kind.' })
  kinds!: WebhookKind[];
}

@ArgsType()
export class WebhookArgs {
  @TextInput({ max: 100, description: 'Id of the webhook.' })
  id!: string;
}

@ArgsType()
export class SwitchWebhookArgs extends WebhookArgs {
  @BooleanInput({ description: 'Whether it is on from now on.' })
  isOn!: boolean;
}

@ArgsType()
export class WebhookDeliveriesArgs extends WebhookArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 20.' })
  first?: number;

  @IdInput({ optional: true, description: 'Only deliveries older than the one with this id.' })
  before?: number;
}

@ArgsType()
export class WebhookDeliveryArgs {
  @IdInput({ description: 'Id of the delivery.' })
  id!: number;
}
