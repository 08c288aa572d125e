import { ArgsType, InputType } from 'type-graphql';
import { EmailInput, IntInput, SecretInput, TextInput } from '../../kit/input';
import { RequestFacts } from './special-request.inputs';

@ArgsType()
export class GuestLinkArgs {
  @IntInput({ description: 'Whose guests.' })
  propertyId!: number;
}

@ArgsType()
export class GuestTokenArgs {
  @SecretInput({ description: 'The last part of the guest link.' })
  token!: string;
}

@InputType()
export class CreateGuestRequestInput extends RequestFacts {
  @SecretInput({ description: 'The last part of the guest link.' })
  token!: string;

  @TextInput({ max: 100 })
  firstName!: string;

  @TextInput({ max: 100 })
  lastName!: string;

  @EmailInput()
  email!: string;
}
