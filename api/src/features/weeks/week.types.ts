import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../kit/enum';

export const Season = defineEnum('Season', 'How sought-after a week is.', ['PEAK', 'HIGH', 'LOW']);
export type Season = EnumOf<typeof Season>;

@ObjectType('Booking', {
  description: 'A week that somebody holds with one share.',
  simpleResolvers: true,
})
export class BookingView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'The share that holds the week.' })
  shareId!: number;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Full name; null for a vacant share.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True when the share is mine.' })
  isMine!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who stays; null unless it is mine or I administer.',
  })
  guests!: string | null;
}

@ObjectType({ description: "A week of a property's year.", simpleResolvers: true })
export class CalendarWeek {
  @Field(() => Int, { description: '1 to 53.' })
  week!: number;

  @Field(() => String, { description: 'YYYY-MM-DD.' })
  startDate!: string;

  @Field(() => String, { description: 'The day of checking out, YYYY-MM-DD.' })
  endDate!: string;

  @Field(() => Season, { description: 'How sought-after the week is.' })
  season!: `${Season}`;

  @Field(() => String, { nullable: true, description: 'Christmas, say.' })
  holiday!: string | null;

  @Field(() => Boolean, { description: 'True when nobody can hold the week.' })
  isMaintenance!: boolean;

  @Field(() => BookingView, { nullable: true, description: 'Null when nobody holds the week.' })
  booking!: BookingView | null;
}

@ObjectType({ description: 'An active share in a calendar.', simpleResolvers: true })
export class CalendarShare {
  @Field(() => Int, { description: 'The id of the share.' })
  shareId!: number;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Full name; null for a vacant share.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True when the share is mine.' })
  isMine!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The open week that the share has taken while each takes one.',
  })
  claimedWeek!: number | null;
}

@ObjectType({ description: "A property's year, week by week.", simpleResolvers: true })
export class CalendarYear {
  @Field(() => Int, { description: 'The property that it is the calendar of.' })
  propertyId!: number;

  @Field(() => String, { description: 'How the property is called.' })
  propertyName!: string;

  @Field(() => Int, { description: 'The year in which the weeks start.' })
  year!: number;

  @Field(() => Boolean, { description: 'True once what was left after allocation may be taken.' })
  isOpenForClaims!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until then each share takes one of the open weeks; null without a draft or a limit.',
  })
  claimsLimitedUntil!: Date | null;

  @Field(() => Int, { description: 'Counts the changes of what its weeks are; for tagWeeks.' })
  tagsVersion!: number;

  @Field(() => Boolean, {
    description: 'True for a guest of the property, who only looks: weeks are for its owners.',
  })
  isGuest!: boolean;

  @Field(() => [CalendarShare], { description: 'All active shares here; I can claim for mine.' })
  shares!: CalendarShare[];

  @Field(() => [CalendarWeek], { description: '52 or 53 weeks, in order.' })
  weeks!: CalendarWeek[];
}

@ObjectType({ description: 'A week of mine.', simpleResolvers: true })
export class Stay {
  @Field(() => Int, { description: 'The id of the booking.' })
  bookingId!: number;

  @Field(() => Int, { description: 'Where I stay.' })
  propertyId!: number;

  @Field(() => String, { description: 'How the property is called.' })
  propertyName!: string;

  @Field(() => String, { description: 'Where the property lies.' })
  location!: string;

  @Field(() => Int, { description: 'Which of my shares holds the week.' })
  shareNumber!: number;

  @Field(() => Int, { description: 'The year in which the week starts.' })
  year!: number;

  @Field(() => Int, { description: '1 to 53.' })
  week!: number;

  @Field(() => String, { description: 'YYYY-MM-DD.' })
  startDate!: string;

  @Field(() => String, { description: 'The day of checking out, YYYY-MM-DD.' })
  endDate!: string;

  @Field(() => Season, { description: 'How sought-after the week is.' })
  season!: `${Season}`;

  @Field(() => String, { nullable: true, description: 'Christmas, say.' })
  holiday!: string | null;

  @Field(() => String, { description: 'Who stays, as I wrote it; empty until then.' })
  guests!: string;
}
