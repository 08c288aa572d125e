import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  Day,
  Flag,
  Id,
  Int,
  Many,
  Moment,
  One,
  OneOrNull,
  Text,
  Texts,
  View,
} from '../../core/view/view';
import { FileView } from '../files/file.types';

export const CheckOutTime = defineEnum('CheckOutTime', 'Whether one may check out of a stay.', {
  NOT_YET: 'The stay has not begun.',
  NOW: 'From the first day of the stay until a week after its last day.',
  OVER: 'The last day was more than a week ago.',
});
export type CheckOutTime = EnumOf<typeof CheckOutTime>;

@View('A task of the checklist.')
export class CheckOutTask {
  @Text('What to do.') text!: string;
  @Flag('Whether it is done.') isDone!: boolean;
}

@View('A meter of the house.')
export class MeterReading {
  @Text('Name of the meter.') meter!: string;
  @Text('What it showed, with its unit; empty if no one has read it.') reading!: string;
}

@View('What the people of a stay left when they checked out.', 'CheckOut')
export class CheckOutView {
  @Id('Id of the booking.') bookingId!: number;
  @Day('Check-in day of the stay.') startDate!: string;
  @Day('Check-out day of the stay.') endDate!: string;
  @Text('Who checked out.') byName!: string;
  @Moment('When they wrote it last.') at!: Date;
  @Many(CheckOutTask, 'The checklist of that day.') tasks!: readonly CheckOutTask[];
  @Many(MeterReading, 'The meters.') readings!: readonly MeterReading[];
  @Text('A note for those who arrive next; empty for none.') note!: string;
  @Texts('What needs a repair or is missing: each is a request.') problems!: readonly string[];
  @Many(FileView, 'Pictures.') pictures!: readonly FileView[];
  @Int('Version for optimistic locking; pass it when saving.') version!: number;
}

@View('What to do when one leaves the house after a stay.')
export class CheckOutForm {
  @Id('Id of the booking.') bookingId!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Day('Check-in day of the stay.') startDate!: string;
  @Day('Check-out day of the stay.') endDate!: string;
  @Text('Until when to leave (HH:MM, at the house); empty if the house does not say.')
  checkOutTime!: string;
  @One(CheckOutTime, 'Whether one may check out.') time!: CheckOutTime;
  @Texts('The tasks of the checklist on that day.') tasks!: readonly string[];
  @Many(MeterReading, 'The meters to read, with what they showed after the stay before.')
  meters!: readonly MeterReading[];
  @Int('Version of the checklist; pass it when checking out.') listVersion!: number;
  @OneOrNull(CheckOutView, 'What was left already; null before the check-out.')
  checkOut!: CheckOutView | null;
}
