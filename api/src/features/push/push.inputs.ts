import { ArgsType } from 'type-graphql';
import { BooleanInput, EnumInput, PatternInput, TextInput } from '../../core/input/input';
import { WaitingFor } from './push.types';

@ArgsType()
export class WaitingCountArgs {
  @EnumInput(WaitingFor, 'Count these alone; by default all.', { optional: true })
  only?: WaitingFor;
}

@ArgsType()
export class SavePushSubscriptionArgs {
  @TextInput('Address that the browser’s push service has given it.', { max: 1000 })
  endpoint!: string;
  @PatternInput('Public key of the browser, as base64url.', {
    pattern: /^[\w-]{87}=?$/,
    rule: 'be a public key of 65 bytes as base64url',
  })
  p256dh!: string;
  @PatternInput('Authentication secret of the browser, as base64url.', {
    pattern: /^[\w-]{22}(==)?$/,
    rule: 'be a secret of 16 bytes as base64url',
  })
  auth!: string;
}

@ArgsType()
export class SavePushPreferencesArgs {
  @BooleanInput('Whether to notify you of new messages.') messages!: boolean;
  @BooleanInput('Whether to notify you when it is your turn in a draft.') draft!: boolean;
  @BooleanInput('Whether to notify you of swap requests and their answers.') swaps!: boolean;
  @BooleanInput('Whether to notify you of news about your special requests.') requests!: boolean;
  @BooleanInput(
    'Whether to notify you of what happens to your shares, weeks and stays; unchanged by default.',
    { optional: true },
  )
  holdings?: boolean;
}
