import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequestPriority, RequestStatus } from '../special-requests/request-kinds';
import { SwapStatus } from '../swaps/swap-status';

/** The longest of a page's lists of recent items; what is older is in the panel's own list. */
export const RECORD_ITEMS = 6;

@ObjectType({ description: 'A special request, in one line.', simpleResolvers: true })
export class RecordRequest {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: number;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => RequestStatus, { description: 'Status.' })
  status!: RequestStatus;

  @Field(() => RequestPriority, { description: 'Priority.' })
  priority!: RequestPriority;

  @Field(() => String, { description: 'Full name of the requester.' })
  askerName!: string;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A swap of weeks, in one line.', simpleResolvers: true })
export class RecordSwap {
  @Field(() => ID, { description: 'Id of the swap.' })
  id!: number;

  @Field(() => SwapStatus, { description: 'Status.' })
  status!: SwapStatus;

  @Field(() => Boolean, { description: 'Whether it waits for an administrator.' })
  isWaiting!: boolean;

  @Field(() => ID, { description: 'Id of the requester.' })
  requesterId!: number;

  @Field(() => String, { description: 'Full name of the requester.' })
  requesterName!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the owner who was asked; null for a week that no one had.',
  })
  answererId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner who was asked; null for a week that no one had.',
  })
  answererName!: string | null;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'First day of the week that is given (YYYY-MM-DD).' })
  currentWeekStart!: string;

  @Field(() => String, { description: 'First day of the week that is wanted (YYYY-MM-DD).' })
  preferredWeekStart!: string;
}

@ObjectType({ description: 'A week of a property.', simpleResolvers: true })
export class RecordWeek {
  @Field(() => Int, { description: 'Year.' })
  year!: number;

  @Field(() => Int, { description: 'Number of the week (1 to 53).' })
  week!: number;

  @Field(() => String, { description: 'First day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;
}
