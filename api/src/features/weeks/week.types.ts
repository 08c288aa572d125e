import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  DayOrNull,
  Flag,
  FlagOrNull,
  Id,
  IdOrNull,
  Int,
  IntOrNull,
  Many,
  MomentJson,
  MomentOrNull,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';

export const Season = defineEnum('Season', 'How popular a week is.', {
  PEAK: 'Peak season.',
  HIGH: 'High season.',
  LOW: 'Low season.',
});
export type Season = EnumOf<typeof Season>;

@View('A week held by a share.', 'Booking')
export class BookingView {
  @Id('Id of the booking.') id!: number;
  @Id('Id of the share that holds the week.') shareId!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Full name of the owner; null if the share is vacant.') ownerName!: string | null;
  @IdOrNull('Id of the owner, to write to; null if the share is vacant or its owner has left.')
  ownerId!: number | null;
  @Flag('True if you own the share.') isMine!: boolean;
  @TextOrNull(
    'Names of who stays, one per line; null unless the booking is yours, its owner shows them to co-owners, or you are an administrator.',
  )
  guests!: string | null;
  @IntOrNull('How many stay, those without a name included; null if unknown, and where guests is.')
  guestCount!: number | null;
  @FlagOrNull(
    'True if co-owners see who stays; null unless the booking is yours or you are an administrator.',
  )
  guestsShown!: boolean | null;
  @IntOrNull(
    'Version of the booking, to pass to nameGuests; null unless the booking is yours or you are an administrator.',
  )
  version!: number | null;
  @IdOrNull(
    'Id of the guest with an account, who sees the stay; null for none, and unless the booking is yours or you are an administrator.',
  )
  guestId!: number | null;
  @TextOrNull('Full name of the guest with an account; null where guestId is.')
  guestName!: string | null;
}

/** A week with its dates, season and holiday. */
@View()
export abstract class DatedWeek {
  @Int('Number of the week (1 to 53).') week!: number;
  @Text('Check-in day (YYYY-MM-DD).') startDate!: string;
  @Text('Check-out day (YYYY-MM-DD).') endDate!: string;
  @One(Season, 'Season of the week.') season!: `${Season}`;
  @TextOrNull('Holiday in that week, such as Christmas; null if none.') holiday!: string | null;
}

@View("A week of a property's year.")
export class CalendarWeek extends DatedWeek {
  @Flag('True if the week is reserved for maintenance and cannot be booked.')
  isMaintenance!: boolean;
  @OneOrNull(BookingView, 'Who holds the week; null if no one does.') booking!: BookingView | null;
}

@View('An active share of the property.')
export class CalendarShare {
  @Id('Id of the share.') shareId!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Full name of the owner; null if the share is vacant.') ownerName!: string | null;
  @Flag('True if you own the share, or will from a planned day on.') isMine!: boolean;
  @DayOrNull('The first day from which its weeks are yours; null if it is no day to come.')
  mineFrom!: string | null;
  @DayOrNull('The day from which its weeks are another’s; null if it does not pass.')
  mineUntil!: string | null;
  @IntOrNull(
    'The open week that the share has claimed while each share may claim only one; null if none.',
  )
  claimedWeek!: number | null;
}

@View('That the weeks of a year were agreed outside Fairweek.', 'AgreedYear')
export class AgreedYearView {
  @Text('Why, in the words of the administrator.') reason!: string;
  @Text('Full name of the administrator who marked it.') agreedByName!: string;
  @MomentJson('When it was marked.') agreedAt!: string;
}

@View("A property's year, week by week.")
export class CalendarYear {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @TextOrNull(
    'Country of the time zone (ISO 3166, such as NZ), whose seasons and holidays are suggested; null if unknown.',
  )
  country!: string | null;
  @Int('Year in which the weeks start.') year!: number;
  @Flag('True if open weeks can be claimed.') isOpenForClaims!: boolean;
  @MomentOrNull('Until then each share may claim one open week; null if there is no limit.')
  claimsLimitedUntil!: Date | null;
  @OneOrNull(AgreedYearView, 'Who marked the year as agreed outside Fairweek; null if no one did.')
  agreed!: AgreedYearView | null;
  @Int('Version of the week tags; pass it to tagWeeks.') tagsVersion!: number;
  @Flag('True if you are a guest of the property and can only view its calendar.')
  isGuest!: boolean;
  @Flag('True for administrators, who give weeks to shares.') canGiveWeeks!: boolean;
  @Many(CalendarShare, 'Active shares of the property; you can claim weeks for your own.')
  shares!: CalendarShare[];
  @Many(CalendarWeek, 'The 52 or 53 weeks of the year, in order.') weeks!: CalendarWeek[];
}

@View('A week you hold.')
export class Stay extends DatedWeek {
  @Id('Id of the booking.') bookingId!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Text('Location of the property.') location!: string;
  @Int('Number of your share that holds the week.') shareNumber!: number;
  @Int('Year in which the week starts.') year!: number;
  @Text('Names of the guests, one per line; empty by default.') guests!: string;
  @IntOrNull('How many stay, those without a name included; null if unknown.')
  guestCount!: number | null;
  @IdOrNull('Id of the guest with an account, who sees the stay; null for none.')
  guestId!: number | null;
  @TextOrNull('Full name of the guest with an account; null for none.') guestName!: string | null;
}

@View('A coming week that no one holds.')
export class OpenWeek extends DatedWeek {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('Year in which the week starts.') year!: number;
}
