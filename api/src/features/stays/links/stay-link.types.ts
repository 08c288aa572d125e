import { Day, Id, Moment, One, Text, TextOrNull, View } from '../../../core/view/view';

@View('A link to the private page of a stay, without its address.', 'StayLink')
export class StayLinkView {
  @Id('Id of the link.') id!: number;
  @Id('Id of the booking.') bookingId!: number;
  @Text('Name of the guest.') name!: string;
  @Day('Check-in day.') startDate!: string;
  @Day('Check-out day, after which the link ends.') endDate!: string;
  @Moment('When the link was created.') createdAt!: Date;
}

@View('A new link to the private page of a stay.')
export class NewStayLink {
  @One(StayLinkView, 'The link.') link!: StayLinkView;
  @Text('Its address, which is shown only once.') url!: string;
}

@View('What a guest without an account needs to know of a stay.')
export class StayPage {
  @Text('Name of the guest.') name!: string;
  @Text('Name of the property.') propertyName!: string;
  @Text('Location of the property.') location!: string;
  @Day('Check-in day.') startDate!: string;
  @Day('Check-out day.') endDate!: string;
  @TextOrNull('From when guests may come in (HH:MM, at the house).') checkInTime!: string | null;
  @TextOrNull('Until when guests leave (HH:MM, at the house).') checkOutTime!: string | null;
  @TextOrNull('Name of the wifi.') wifiNetwork!: string | null;
  @TextOrNull('Password of the wifi.') wifiPassword!: string | null;
  @TextOrNull('How to get in.') note!: string | null;
}
