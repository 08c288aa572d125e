import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SwapStatus } from './swap-status';

registerEnumType(SwapStatus, { name: 'SwapStatus', description: 'What has become of a swap.' });

@ObjectType({ description: 'A week that somebody holds.', simpleResolvers: true })
export class SwapBooking {
  @Field(() => String, { description: 'The day of arrival (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'The day of checking out (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => Int, { description: 'The share that holds it, 1 to 12.' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Who owns that share.' })
  ownerName!: string | null;
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
