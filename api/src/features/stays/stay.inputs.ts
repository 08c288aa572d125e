import { ArgsType } from 'type-graphql';
import { IdInput } from '../../core/input/input';

@ArgsType()
export class LinkGuestArgs {
  @IdInput('Id of your booking.') bookingId!: number;
  @IdInput('Id of a user who is linked to the property; left out for none.', { optional: true })
  guestId?: number;
}

@ArgsType()
export class PropertyGuestsArgs {
  @IdInput('Id of the property.') propertyId!: number;
}
