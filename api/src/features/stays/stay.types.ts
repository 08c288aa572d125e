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
