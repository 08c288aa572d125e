import { Day, Id, One, OneOrNull, Text, View } from '../../core/view/view';
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

@View('The days of a stay.')
export class StayDays {
  @Day('Check-in day.') startDate!: string;
  @Day('Check-out day.') endDate!: string;
}

@View('A stay of yours that others changed.')
export class StayChange {
  @Id('Id of the change.') id!: number;
  @Text('Name of the property.') propertyName!: string;
  @One(StayDays, 'The stay before.') before!: StayDays;
  @OneOrNull(StayDays, 'The stay now; null if it is cancelled.') now!: StayDays | null;
  @OneOrNull(
    Person,
    'The person who cancelled it; null if it moved with its host’s week, or the operator cancelled it.',
  )
  by!: Person | null;
  @OneOrNull(Person, 'The owner whose guest you were.') host!: Person | null;
}
