import { ArgsType, InputType } from 'type-graphql';
import { EmailInput, IdInput, NameInput, SecretInput } from '../../../core/input/input';
import { RequestDetails } from '../special-request.inputs';

@ArgsType()
export class GuestLinkArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

@ArgsType()
export class GuestTokenArgs {
  @SecretInput('Token from the guest link.') token!: string;
}

@InputType({ description: 'A special request made through a guest link.' })
export class CreateGuestRequestInput extends RequestDetails {
  @SecretInput('Token from the guest link.') token!: string;
  @NameInput('First name of the guest.', { max: 100 }) firstName!: string;
  @NameInput('Last name of the guest.', { max: 100 }) lastName!: string;
  @EmailInput('E-mail address for the answer.') email!: string;
}
