import { ArgsType, InputType } from 'type-graphql';
import { EmailInput, IdInput, NameInput, SecretInput } from '../../../core/input/input';
import { RequestDetails } from '../special-request.inputs';

@ArgsType()
export class GuestLinkArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}

@ArgsType()
export class GuestTokenArgs {
  @SecretInput({ description: 'Token from the guest link.' })
  token!: string;
}

@InputType({ description: 'A special request made through a guest link.' })
export class CreateGuestRequestInput extends RequestDetails {
  @SecretInput({ description: 'Token from the guest link.' })
  token!: string;

  @NameInput({ description: 'First name of the guest.', max: 100 })
  firstName!: string;

  @NameInput({ description: 'Last name of the guest.', max: 100 })
  lastName!: string;

  @EmailInput({ description: 'E-mail address for the answer.' })
  email!: string;
}
