import { ArgsType } from 'type-graphql';
import { BooleanInput, EnumInput, PatternInput, TextInput } from '../../core/input/input';
import { WaitingFor } from './push.types';

@ArgsType()
export class WaitingCountArgs {
  @EnumInput(WaitingFor, { optional: true, description: 'Count these alone; by default all.' })
  only?: WaitingFor;
}

@ArgsType()
export class SavePushSubscriptionArgs {
  @TextInput({ max: 1000, description: 'Address that the browser’s push service has given it.' })
  endpoint!: string;

  @PatternInput({
    pattern: /^[\w-]{87}=?$/,
    rule: 'be a public key of 65 bytes as base64url',
    description: 'Public key of the browser, as base64url.',
  })
  p256dh!: string;

  @PatternInput({
    pattern: /^[\w-]{22}(==)?$/,
    rule: 'be a secret of 16 bytes as base64url',
    description: 'Authentication secret of the browser, as base64url.',
  })
  auth!: string;
}

@ArgsType()
export class SavePushPreferencesArgs {
  @BooleanInput({ description: 'Whether to notify you of new messages.' })
  messages!: boolean;

  @BooleanInput({ description: 'Whether to notify you when it is your turn in a draft.' })
  draft!: boolean;

  @BooleanInput({ description: 'Whether to notify you of swap requests and their answers.' })
  swaps!: boolean;

  @BooleanInput({ description: 'Whether to notify you of news about your special requests.' })
  requests!: boolean;

  @BooleanInput({
    optional: true,
    description:
      'Whether to notify you of what happens to your shares, weeks and stays; unchanged by default.',
  })
  holdings?: boolean;
}
