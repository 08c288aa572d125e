import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DatedWeek } from '../weeks/week.types';
import { ExchangeStatus } from './exchange-status';

@ObjectType({ description: 'A week of the calendar with its dates.', simpleResolvers: true })
export class ExchangeWeek extends DatedWeek {}

@ObjectType('SwapWishes', {
  description: 'The weeks that you would take for one of yours; only you can read them.',
  simpleResolvers: true,
})
export class SwapWishesView {
  @Field(() => ID, { description: 'Id of your booking.' })
  bookingId!: number;

  @Field(() => [Int], { description: 'Numbers of weeks of the same year, most wanted first.' })
  weeks!: number[];

  @Field(() => Date, { description: 'When you started the list.' })
  createdAt!: Date;
}

@ObjectType('ExchangeProposal', {
  description: 'An exchange that was found for you: what you give and get, and nothing of others.',
  simpleResolvers: true,
})
export class ExchangeProposalView {
  @Field(() => ID, { description: 'Id of the exchange.' })
  id!: number;

  @Field(() => ExchangeStatus, { description: 'OPEN or AGREED.' })
  status!: ExchangeStatus;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Number of your share (1 to 12).' })
  shareNumber!: number;

  @Field(() => ExchangeWeek, { description: 'The week that you give.' })
  give!: ExchangeWeek;

  @Field(() => ExchangeWeek, { description: 'The week that you get.' })
  get!: ExchangeWeek;

  @Field(() => Boolean, { description: 'True if no share holds the week that you get.' })
  isOpenWeek!: boolean;

  @Field(() => Int, { description: 'How many owners take part, you included.' })
  ownerCount!: number;

  @Field(() => Int, { description: 'How many of them have said yes.' })
  agreedCount!: number;

  @Field(() => Boolean, { description: 'True if you have said yes.' })
  hasAgreed!: boolean;

  @Field(() => Boolean, { description: 'True if an administrator must approve it.' })
  needsApproval!: boolean;

  @Field(() => Date, { description: 'When it ends unless every owner has said yes.' })
  expiresAt!: Date;
}

@ObjectType('EndedExchange', {
  description: 'An exchange that was found for you and did not go through.',
  simpleResolvers: true,
})
export class EndedExchangeView {
  @Field(() => ID, { description: 'Id of this entry.' })
  id!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => ExchangeWeek, { description: 'The week that you would have given.' })
  give!: ExchangeWeek;

  @Field(() => ExchangeWeek, { description: 'The week that you would have got.' })
  get!: ExchangeWeek;

  @Field(() => String, { description: 'Why it did not go through, as a sentence without names.' })
  reason!: string;

  @Field(() => Date, { description: 'When it ended.' })
  endedAt!: Date;
}

@ObjectType({ description: 'What one share gives and gets in an exchange.', simpleResolvers: true })
export class ExchangeLeg {
  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner; only where an administrator decides.',
  })
  ownerName!: string | null;

  @Field(() => Int, { description: 'Number of the week given.' })
  week!: number;

  @Field(() => Int, { description: 'Number of the week received.' })
  getsWeek!: number;

  @Field(() => ExchangeWeek, { description: 'The week given, with its dates.' })
  gives!: ExchangeWeek;

  @Field(() => ExchangeWeek, { description: 'The week received, with its dates.' })
  gets!: ExchangeWeek;

  @Field(() => Boolean, { description: 'True if no share held the week received.' })
  isOpenWeek!: boolean;
}

@ObjectType({ description: 'An exchange with all its legs.', simpleResolvers: true })
export class ExchangeRecord {
  @Field(() => ID, { description: 'Id of the exchange.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'Year of the weeks.' })
  year!: number;

  @Field(() => Date, { nullable: true, description: 'When the weeks were exchanged.' })
  endedAt!: Date | null;

  @Field(() => [ExchangeLeg], { description: 'What each share gives and gets, by week.' })
  legs!: ExchangeLeg[];

  @Field(() => String, {
    nullable: true,
    description:
      'Which pending swaps have one of its weeks, as a sentence; null if there are none. Only where an administrator decides.',
  })
  rival!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What its approval does to those swaps, as a sentence; null if it cancels none. Only where an administrator decides.',
  })
  rivalOutcome!: string | null;
}

@ObjectType({ description: 'What came of the approval of an exchange.', simpleResolvers: true })
export class ApprovedExchange {
  @Field(() => ExchangeStatus, {
    description: 'DONE, or ENDED if one of the weeks can no longer be exchanged.',
  })
  status!: ExchangeStatus;

  @Field(() => Int, { description: 'How many pending swaps of its weeks that cancelled.' })
  othersCancelled!: number;
}
