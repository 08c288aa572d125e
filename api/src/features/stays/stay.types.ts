import { Id, OneOrNull, Text, View } from '../../core/view/view';
import { Person } from '../people/person.type';

@View('A week in which you are the guest.')
export class GuestStay {
  @Id('Id of the booking.') bookingId!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Text('Location of the property.') location!: string;
  @Text('Check-in day (YYYY-MM-DD).') startDate!: string;
  @Text('Check-out day (YYYY-MM-DD).') endDate!: string;
  @OneOrNull(Person, 'The owner whose guest you are.') host!: Person | null;
}

@ObjectType({ description: 'The days of a stay.', simpleResolvers: true })
export class StayDays {
  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;
}

@ObjectType({ description: 'A stay of yours that others changed.', simpleResolvers: true })
export class StayChange {
  @Field(() => ID, { description: 'Id of the change.' })
  id!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => StayDays, { description: 'The stay before.' })
  before!: StayDays;

  @Field(() => StayDays, { nullable: true, description: 'The stay now; null if it is cancelled.' })
  now!: StayDays | null;

  @Field(() => Person, {
    nullable: true,
    description:
      'The person who cancelled it; null if it moved with its host’s week, or the operator cancelled it.',
  })
  by!: Person | null;

  @Field(() => Person, { nullable: true, description: 'The owner whose guest you were.' })
  host!: Person | null;
}
