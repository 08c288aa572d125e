import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DraftStatus } from '../draft/draft-status';
import { PropertyView } from '../properties/property.types';
import { RecordRequest, RecordSwap, RecordWeek } from './record.types';

@ObjectType({ description: 'The weeks of a share in a year.', simpleResolvers: true })
export class RecordHolding {
  @Field(() => Int, { description: 'Year.' })
  year!: number;

  @Field(() => [Int], { description: 'Numbers of its weeks.' })
  weeks!: number[];
}

@ObjectType({ description: 'A share of a property, with its owner.', simpleResolvers: true })
export class RecordShare {
  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => Boolean, { description: 'False if it is inactive and gets no weeks.' })
  isActive!: boolean;

  @Field(() => ID, { nullable: true, description: 'Id of the owner; null if it is vacant.' })
  ownerId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner; null if it is vacant.',
  })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'Whether the owner has a password.' })
  hasAccess!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When the owner was last invited; null if never, or once a password is set.',
  })
  invitedAt!: Date | null;

  @Field(() => [RecordHolding], { description: 'Its weeks of this year and later.' })
  holdings!: RecordHolding[];
}

@ObjectType({ description: 'How far a year of a property is.', simpleResolvers: true })
export class RecordYear {
  @Field(() => Int, { description: 'Year.' })
  year!: number;

  @Field(() => [String], { description: 'First days of its weeks, in order (YYYY-MM-DD).' })
  weekStarts!: string[];

  @Field(() => [Int], {
    nullable: 'items',
    description: 'Number of the share that has each of its weeks; null if none has it.',
  })
  shareNumbers!: (number | null)[];

  @Field(() => [Int], { description: 'Numbers of its weeks of maintenance.' })
  maintenanceWeeks!: number[];

  @Field(() => Int, { description: 'Number of booked weeks.' })
  bookedWeeks!: number;

  @Field(() => Boolean, {
    description:
      'Whether an administrator has changed the seasons, holidays or maintenance that the calendar suggests.',
  })
  hasEditedSeasons!: boolean;

  @Field(() => Boolean, { description: 'Whether owners may claim open weeks.' })
  isOpenForClaims!: boolean;
}

@ObjectType({ description: 'A draft of a property, in one line.', simpleResolvers: true })
export class RecordDraft {
  @Field(() => ID, { description: 'Id of the draft.' })
  id!: number;

  @Field(() => Int, { description: 'The year whose weeks are chosen.' })
  year!: number;

  @Field(() => DraftStatus, { description: 'Status.' })
  status!: DraftStatus;

  @Field(() => Date, { nullable: true, description: 'When it opens automatically; null if not.' })
  opensAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the current turn ends; null if none.' })
  deadline!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it could not open; null if it could.' })
  problem!: string | null;
}

@ObjectType({ description: 'A document of a property, without its text.', simpleResolvers: true })
export class RecordDocument {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: number;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Type, for example ‘House guide’.' })
  documentType!: string;

  @Field(() => Boolean, { description: 'Whether guests of the property may read it.' })
  isForGuests!: boolean;
}

@ObjectType({
  description: 'Everything about one property, for administrators.',
  simpleResolvers: true,
})
export class PropertyRecord {
  @Field(() => PropertyView, { description: 'The property.' })
  property!: PropertyView;

  @Field(() => [RecordShare], { description: 'Its shares by number, vacant ones included.' })
  shares!: RecordShare[];

  @Field(() => [RecordYear], { description: 'This year and the next, by the clock of the house.' })
  years!: RecordYear[];

  @Field(() => [RecordDraft], { description: 'Its latest drafts, the last year first.' })
  drafts!: RecordDraft[];

  @Field(() => [RecordRequest], { description: 'Its newest open requests.' })
  openRequests!: RecordRequest[];

  @Field(() => Int, { description: 'Number of all its open requests.' })
  openRequestCount!: number;

  @Field(() => [RecordDocument], { description: 'Its documents, house guide first.' })
  documents!: RecordDocument[];

  @Field(() => [RecordSwap], { description: 'Its swaps, pending ones first and then the newest.' })
  swaps!: RecordSwap[];

  @Field(() => [RecordWeek], { description: 'Coming weeks of maintenance.' })
  maintenance!: RecordWeek[];

  @Field(() => Int, { description: 'Number of users who are linked to it as guests.' })
  guestCount!: number;

  @Field(() => Boolean, { description: 'Whether it says what people need to know to arrive.' })
  hasArrival!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be deleted, in a sentence; null if it can.',
  })
  deletionProblem!: string | null;

  @Field(() => [String], { description: 'What is deleted with it, in words.' })
  deletedWith!: string[];
}
