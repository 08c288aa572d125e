import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';

export const Season = defineEnum('Season', 'How popular a week is.', {
  PEAK: 'Peak season.',
  HIGH: 'High season.',
  LOW: 'Low season.',
});
export type Season = EnumOf<typeof Season>;

@ObjectType('Booking', {
  description: 'A week held by a share.',
  simpleResolvers: true,
})
export class BookingView {
  @Field(() => ID, { description: 'Id of the booking.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the share that holds the week.' })
  shareId!: number;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner; null if the share is vacant.',
  })
  ownerName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the owner, to write to; null if the share is vacant or its owner has left.',
  })
  ownerId!: number | null;

  @Field(() => Boolean, { description: 'True if you own the share.' })
  isMine!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who stays; null unless the booking is yours or you are an administrator.',
  })
  guests!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the guest with an account, who sees the stay; null for none, and unless the booking is yours or you are an administrator.',
  })
  guestId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the guest with an account; null where guestId is.',
  })
  guestName!: string | null;
}

/** A week with its dates, season and holiday. */
@ObjectType({ simpleResolvers: true })
export abstract class DatedWeek {
  @Field(() => Int, { description: 'Number of the week (1 to 53).' })
  week!: number;

  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => Season, { description: 'Season of the week.' })
  season!: `${Season}`;

  @Field(() => String, {
    nullable: true,
    description: 'Holiday in that week, such as Christmas; null if none.',
  })
  holiday!: string | null;
}

@ObjectType({ description: "A week of a property's year.", simpleResolvers: true })
export class CalendarWeek extends DatedWeek {
  @Field(() => Boolean, {
    description: 'True if the week is reserved for maintenance and cannot be booked.',
  })
  isMaintenance!: boolean;

  @Field(() => BookingView, {
    nullable: true,
    description: 'Who holds the week; null if no one does.',
  })
  booking!: BookingView | null;
}

@ObjectType({ description: 'An active share of the property.', simpleResolvers: true })
export class CalendarShare {
  @Field(() => ID, { description: 'Id of the share.' })
  shareId!: number;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner; null if the share is vacant.',
  })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True if you own the share.' })
  isMine!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The open week that the share has claimed while each share may claim only one; null if none.',
  })
  claimedWeek!: number | null;
}

@ObjectType({ description: "A property's year, week by week.", simpleResolvers: true })
export class CalendarYear {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Country of the time zone (ISO 3166, such as NZ), whose seasons and holidays are suggested; null if unknown.',
  })
  country!: string | null;

  @Field(() => Int, { description: 'Year in which the weeks start.' })
  year!: number;

  @Field(() => Boolean, { description: 'True if open weeks can be claimed.' })
  isOpenForClaims!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until then each share may claim one open week; null if there is no limit.',
  })
  claimsLimitedUntil!: Date | null;

  @Field(() => Int, { description: 'Version of the week tags; pass it to tagWeeks.' })
  tagsVersion!: number;

  @Field(() => Boolean, {
    description: 'True if you are a guest of the property and can only view its calendar.',
  })
  isGuest!: boolean;

  @Field(() => [CalendarShare], {
    description: 'Active shares of the property; you can claim weeks for your own.',
  })
  shares!: CalendarShare[];

  @Field(() => [CalendarWeek], { description: 'The 52 or 53 weeks of the year, in order.' })
  weeks!: CalendarWeek[];
}

@ObjectType({ description: 'A week you hold.', simpleResolvers: true })
export class Stay extends DatedWeek {
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

  @Field(() => Int, { description: 'Number of your share that holds the week.' })
  shareNumber!: number;

  @Field(() => Int, { description: 'Year in which the week starts.' })
  year!: number;

  @Field(() => String, {
    description: 'Names of the guests, as you entered them; empty by default.',
  })
  guests!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the guest with an account, who sees the stay; null for none.',
  })
  guestId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the guest with an account; null for none.',
  })
  guestName!: string | null;
}

@ObjectType({ description: 'A coming week that no one holds.', simpleResolvers: true })
export class OpenWeek extends DatedWeek {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'Year in which the week starts.' })
  year!: number;
}
