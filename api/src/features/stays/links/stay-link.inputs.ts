import { ArgsType, InputType } from 'type-graphql';
import { IdInput, NameInput, SecretInput } from '../../../core/input/input';

@InputType({ description: 'A link to the private page of one of your stays.' })
export class CreateStayLinkInput {
  @IdInput('Id of your booking.') bookingId!: number;
  @NameInput('Name of the guest.', { max: 80 }) name!: string;
}

@ArgsType()
export class StayLinksArgs {
  @IdInput('Id of the property.') propertyId!: number;
  @IdInput('Id of a booking; left out for all.', { optional: true }) bookingId?: number;
}

@ArgsType()
export class EndStayLinksArgs {
  @IdInput('Id of the booking.') bookingId!: number;
  @IdInput('Id of the link; left out for all of the booking.', { optional: true }) id?: number;
}

@ArgsType()
export class StayTokenArgs {
  @SecretInput('Token from the link.') token!: string;
}
