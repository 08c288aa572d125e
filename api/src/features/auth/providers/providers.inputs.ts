import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumInput,
  IdInput,
  KeyInput,
  SecretInput,
  TextInput,
} from '../../../core/input/input';
import { PURPOSES, type Purpose } from './provider.entities';

const Purposes = Object.fromEntries(PURPOSES.map((purpose) => [purpose, purpose])) as {
  [Name in Purpose]: Name;
};

/** Longest address of a page to go on to. */
const MAX_NEXT = 1_000;

export class ProviderParams {
  @KeyInput('Id of the provider in the settings.') provider!: string;
}

export class ProviderStartQuery {
  @TextInput('The page to go on to.', { max: MAX_NEXT, optional: true }) next?: string;
  @EnumInput(Purposes, 'What for; to sign in by default.', { optional: true }) purpose?: Purpose;
  @BooleanInput('Whether to ask for an administrator session.', { optional: true })
  admin?: boolean;
}

@InputType({ description: 'The second step of signing in by a provider.' })
export class ProviderCodeInput {
  @SecretInput('The code of the authenticator app, or a recovery code.') code!: string;
}

@ArgsType()
export class IdentityArgs {
  @IdInput('Id of the linked account.') id!: number;
}
