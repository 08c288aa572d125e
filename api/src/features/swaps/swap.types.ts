import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Person } from '../people/person.type';
import type { SeasonName } from '../weeks/rules';
import { Season } from '../weeks/week.types';
import type { SwapVerdict } from './rules';
import { SwapRole, SwapStatus, SwapVerdictName } from './swap-status';

@ObjectType({ description: 'A share whose week is part of a swap.', simpleResolvers: true })
export class SwapShare {
  @Field(() => ID, { description: 'Id of the share.' })
  id!: number;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => Person, {
    nullable: true,
    description:
      'The owner when the swap was requested; the e-mail address is for administrators only.',
  })
  user!: Person | null;
}

@ObjectType({ description: 'A week held by a share.', simpleResolvers: true })
export class SwapBooking {
  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => SwapShare, {
    description: 'The share that held the week when the swap was requested.',
  })
  share!: SwapShare;
}

registerEnumType(SwapVerdictName, {
  name: 'SwapVerdict',
  description: 'How the two weeks of a swap compare for the requester.',
  valuesConfig: {
    EQUAL: { description: 'Both weeks are worth about the same.' },
    GET_MORE: { description: 'The week received is worth more.' },
    GIVE_MORE: { description: 'The week given is worth more.' },
  },
});

@ObjectType({ description: 'A week of the calendar.', simpleResolvers: true })
export class SwapWeek {
  @Field(() => Int, { description: 'Year in which the week starts.' })
  year!: number;

  @Field(() => Int, { description: 'Number of the week (1 to 53).' })
  week!: number;

  @Field(() => Season, { description: 'Season of the week.' })
  season!: SeasonName;

  @Field(() => String, { nullable: true, description: 'Holiday in that week, if any.' })
  holiday!: string | null;
}

@ObjectType({ description: 'How the two weeks of a swap compare, and why.', simpleResolvers: true })
export class SwapValue {
  @Field(() => SwapVerdictName, { description: 'The result of the comparison.' })
  verdict!: SwapVerdict;

  @Field(() => String, { description: 'The reason, in one sentence.' })
  reason!: string;
}

@ObjectType({ description: 'A week whose owner would swap it.', simpleResolvers: true })
export class OpenToSwapView {
  @Field(() => ID, { description: 'Id of the booking, for requestSwap.' })
  bookingId!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => SwapWeek, { description: 'The week.' })
  week!: SwapWeek;

  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Full name of the owner.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True if the week is yours.' })
  isMine!: boolean;
}

@ObjectType('WeekSwap', {
  description: 'A request to exchange a week for another.',
  simpleResolvers: true,
})
export class WeekSwapView {
  @Field(() => ID, { description: 'Id of the swap.' })
  id!: number;

  @Field(() => SwapStatus, { description: 'Current status.' })
  status!: SwapStatus;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Number of the share that gives the week (1 to 12).' })
  shareNumber!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the requester; null once their account is deleted.',
  })
  requesterId!: number | null;

  @Field(() => String, { description: 'Full name of the requester.' })
  requesterName!: string;

  @Field(() => SwapBooking, {
    nullable: true,
    description: 'The booking of the week given; null if the dates match none.',
  })
  requestingBooking!: SwapBooking | null;

  @Field(() => SwapBooking, {
    nullable: true,
    description: 'The booking of the week wanted; null if the dates match none.',
  })
  targetBooking!: SwapBooking | null;

  @Field(() => String, { description: 'Check-in day of the week given (YYYY-MM-DD).' })
  currentWeekStart!: string;

  @Field(() => String, { description: 'Check-out day of the week given (YYYY-MM-DD).' })
  currentWeekEnd!: string;

  @Field(() => String, { description: 'Check-in day of the week wanted (YYYY-MM-DD).' })
  preferredWeekStart!: string;

  @Field(() => String, { description: 'Check-out day of the week wanted (YYYY-MM-DD).' })
  preferredWeekEnd!: string;

  @Field(() => Date, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'When it was requested.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it ended; null while it is pending.',
  })
  endedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the other side accepted; null if it has not.',
  })
  acceptedAt!: Date | null;

  @Field(() => Date, { description: 'When it expires if it is not answered.' })
  expiresAt!: Date;

  @Field(() => String, { nullable: true, description: 'Note of the person who ended the swap.' })
  answerNote!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the swap that this one was offered in place of.',
  })
  counterOfId!: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the person whose answer is awaited; null for an open week, and once their account is deleted.',
  })
  answererId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the person whose answer is awaited.',
  })
  answererName!: string | null;

  @Field(() => Boolean, { description: 'True if an administrator must approve it.' })
  needsApproval!: boolean;

  @Field(() => SwapWeek, { nullable: true, description: 'The week given, in the calendar.' })
  currentWeek!: SwapWeek | null;

  @Field(() => SwapWeek, { nullable: true, description: 'The week wanted, in the calendar.' })
  preferredWeek!: SwapWeek | null;

  @Field(() => SwapRole, { description: 'Your role in it.' })
  role!: SwapRole;

  @Field(() => SwapValue, {
    nullable: true,
    description:
      'How the weeks compare for you, or for the requester if you are not part of the swap.',
  })
  value!: SwapValue | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why its weeks cannot be swapped now, as a sentence; null if they can be, and once it has ended.',
  })
  obstacle!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Which other pending swaps have one of its weeks, as a sentence; null if there are none. Administrators only.',
  })
  rival!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What its approval does to those other swaps, as a sentence; null if it cancels none. Administrators only.',
  })
  rivalOutcome!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many other pending swaps of its weeks its approval has just cancelled; null except in the answer of approveSwap.',
  })
  othersCancelled!: number | null;

  @Field(() => String, { nullable: true, description: 'Note of the requester.' })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'The same as message.' })
  requestNote!: string | null;
}

@ObjectType({ description: 'A page of swaps.', simpleResolvers: true })
export class WeekSwapPage {
  @Field(() => [WeekSwapView], { description: 'Items of this page.' })
  items!: WeekSwapView[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;
}
