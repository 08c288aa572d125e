import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Person } from '../people/person.type';
import type { SeasonName } from '../weeks/rules';
import { Season } from '../weeks/week.types';
import type { SwapVerdict } from './rules';
import { SwapRole, SwapStatus, SwapVerdictName } from './swap-status';

@ObjectType({ description: 'A share whose week is in a swap.', simpleResolvers: true })
export class SwapShare {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => Person, {
    nullable: true,
    description: 'Who owned it when the swap was asked for; the address is for administrators.',
  })
  user!: Person | null;
}

@ObjectType({ description: 'A week that a share holds.', simpleResolvers: true })
export class SwapBooking {
  @Field(() => String, { description: 'The day of arrival (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'The day of checking out (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => SwapShare, { description: 'The share that held it when the swap was asked for.' })
  share!: SwapShare;
}

registerEnumType(SwapVerdictName, {
  name: 'SwapVerdict',
  description: 'How the two weeks of a swap compare, for whoever asks.',
});

@ObjectType({ description: 'A week of the calendar.', simpleResolvers: true })
export class SwapWeek {
  @Field(() => Int, { description: 'The year in which it starts.' })
  year!: number;

  @Field(() => Int, { description: '1 to 53.' })
  week!: number;

  @Field(() => Season, { description: 'How sought-after it is.' })
  season!: SeasonName;

  @Field(() => String, { nullable: true, description: 'The holiday in it.' })
  holiday!: string | null;
}

@ObjectType({ description: 'How two weeks compare, and why.', simpleResolvers: true })
export class SwapValue {
  @Field(() => SwapVerdictName, { description: 'In short.' })
  verdict!: SwapVerdict;

  @Field(() => String, { description: 'In a sentence.' })
  reason!: string;
}

@ObjectType({ description: 'A week whose owner would give it for another.', simpleResolvers: true })
export class OpenToSwapView {
  @Field(() => Int, { description: 'The booking to ask for.' })
  bookingId!: number;

  @Field(() => Int, { description: 'Where.' })
  propertyId!: number;

  @Field(() => String, { description: 'How the property is called.' })
  propertyName!: string;

  @Field(() => SwapWeek, { description: 'Which week.' })
  week!: SwapWeek;

  @Field(() => String, { description: 'The day of arrival (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'The day of checking out (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Whose week it is.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'Whether it is mine.' })
  isMine!: boolean;
}

@ObjectType('WeekSwap', {
  description: "Somebody's wish to give one week of a share for another.",
  simpleResolvers: true,
})
export class WeekSwapView {
  @Field(() => Int)
  id!: number;

  @Field(() => SwapStatus, { description: 'What has become of it.' })
  status!: SwapStatus;

  @Field(() => Int, { description: 'Where.' })
  propertyId!: number;

  @Field(() => String, { description: 'How the property is called.' })
  propertyName!: string;

  @Field(() => Int, { description: 'The share whose week is given, 1 to 12.' })
  shareNumber!: number;

  @Field(() => String, { description: 'Who asks, with first and last name.' })
  requesterName!: string;

  @Field(() => SwapBooking, {
    nullable: true,
    description: 'The week to be given, where the dates are those of a booking of the share.',
  })
  requestingBooking!: SwapBooking | null;

  @Field(() => SwapBooking, {
    nullable: true,
    description: "The week to be had, where the dates are those of somebody's booking.",
  })
  targetBooking!: SwapBooking | null;

  @Field(() => String, { description: 'First day of the week to be given (YYYY-MM-DD).' })
  currentWeekStart!: string;

  @Field(() => String, { description: 'Last day of the week to be given (YYYY-MM-DD).' })
  currentWeekEnd!: string;

  @Field(() => String, { description: 'First day of the week to be had (YYYY-MM-DD).' })
  preferredWeekStart!: string;

  @Field(() => String, { description: 'Last day of the week to be had (YYYY-MM-DD).' })
  preferredWeekEnd!: string;

  @Field(() => Date, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the other side agreed.' })
  acceptedAt!: Date | null;

  @Field(() => Date, { description: 'When it ends without an answer.' })
  expiresAt!: Date;

  @Field(() => String, { nullable: true, description: 'What whoever ended it wrote.' })
  answerNote!: string | null;

  @Field(() => Int, { nullable: true, description: 'The swap that it was offered instead of.' })
  counterOfId!: number | null;

  @Field(() => String, { nullable: true, description: 'Whose answer is waited for.' })
  answererName!: string | null;

  @Field(() => Boolean, { description: 'Whether an administrator has the last word.' })
  needsApproval!: boolean;

  @Field(() => SwapWeek, { nullable: true, description: 'The week to be given, in the calendar.' })
  currentWeek!: SwapWeek | null;

  @Field(() => SwapWeek, { nullable: true, description: 'The week to be had, in the calendar.' })
  preferredWeek!: SwapWeek | null;

  @Field(() => SwapRole, { description: 'What I am in it.' })
  role!: SwapRole;

  @Field(() => SwapValue, {
    nullable: true,
    description: 'How the weeks compare for me (for the requester, when I only look on).',
  })
  value!: SwapValue | null;

  @Field(() => String, { nullable: true, description: 'What the requester wrote.' })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'The same, by its other name.' })
  requestNote!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class WeekSwapPage {
  @Field(() => [WeekSwapView])
  items!: WeekSwapView[];

  @Field(() => Int)
  total!: number;
}
