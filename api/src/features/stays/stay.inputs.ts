import { ArgsType } from 'type-graphql';
import { IdInput } from '../../core/input/input';

@ArgsType()
export class LinkGuestArgs {
  @IdInput({ description: 'Id of your booking.' })
  bookingId!: number;

  @IdInput({
    optional: true,
    description: 'Id of a user who is linked to the property; left out for none.',
  })
  guestId?: number;
}

@ArgsType()
export class PropertyGuestsArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}
