import { Field, ID, ObjectType } from 'type-graphql';
import { Person } from '../people/person.type';

@ObjectType({ description: 'A week in which you are the guest.', simpleResolvers: true })
export class GuestStay {
  @Field(() => ID, { description: 'Id of the booking.' })
  bookingId!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;

  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => Person, { nullable: true, description: 'The owner whose guest you are.' })
  host!: Person | null;
}
