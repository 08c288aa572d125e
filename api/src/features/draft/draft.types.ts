import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { SeasonName } from '../weeks/rules';
import { Season } from '../weeks/week.types';
import { DraftStatus } from './draft-status';
import type { DraftEntry, DraftOrder } from './rules';

registerEnumType(DraftStatus, {
  name: 'DraftStatus',
  description: 'Current status of a draft.',
});

/** How the rounds after the first go. */
export enum TurnOrder {
  SERPENTINE = 'SERPENTINE',
  STRAIGHT = 'STRAIGHT',
}

registerEnumType(TurnOrder, {
  name: 'TurnOrder',
  description: 'How the rounds after the first go.',
});

@ObjectType('DraftRules', {
  description: 'The settings of a draft; fixed once it opens.',
  simpleResolvers: true,
})
export class DraftRulesView {
  @Field(() => Int, { description: 'Version of the published rules.' })
  version!: 1;

  @Field(() => Int, { description: 'Weeks that each share may take, one a round.' })
  rounds!: number;

  @Field(() => TurnOrder, { description: 'How the rounds after the first go.' })
  order!: DraftOrder;

  @Field(() => Int, { description: 'How long a turn lasts, in seconds.' })
  windowSeconds!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Holiday weeks of a share before the last round; null for any number.',
  })
  holidayCap!: number | null;

  @Field(() => Int, { nullable: true, description: 'Peak weeks of a share; null for any number.' })
  peakCap!: number | null;
}

@ObjectType({ description: 'A share that takes part, first choice first.', simpleResolvers: true })
export class DraftSeat {
  @Field(() => Int, { description: 'The share.' })
  shareId!: number;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Who owns it now.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'Whether I am its owner.' })
  isMine!: boolean;

  @Field(() => String, { description: 'Why it has this place in the order, in one sentence.' })
  reason!: string;
}

@ObjectType('DraftWeek', { description: 'A week that can be chosen.', simpleResolvers: true })
export class DraftWeekView {
  @Field(() => Int, { description: '1 to 53.' })
  week!: number;

  @Field(() => String, { description: 'The day of arrival (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'The day of checking out (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => Season, { description: 'How sought-after it is.' })
  season!: SeasonName;

  @Field(() => String, { nullable: true, description: 'The holiday in it.' })
  holiday!: string | null;
}

@ObjectType({
  description: 'An entry of the log; the published rules say what it means.',
  simpleResolvers: true,
})
export class DraftLogEntry {
  @Field(() => Int, { description: 'Counted from 1.' })
  seq!: number;

  @Field(() => String, { description: 'ISO time.' })
  at!: string;

  @Field(() => String, {
    description:
      'OPENED, PICKED, MISSED, PASSED, UNDONE, PAUSED, RESUMED, ENDED, or CLOCK_SET: the clock had been ahead, and the turn has its whole time again.',
  })
  kind!: DraftEntry['kind'];

  @Field(() => Int, { nullable: true, description: 'The number of the share whose turn it was.' })
  share!: number | null;

  @Field(() => Int, { nullable: true, description: 'The week that was picked.' })
  week!: number | null;

  @Field(() => String, { nullable: true, description: 'OWNER, WISH_LIST or NEUTRAL_RULE.' })
  by!: string | null;

  @Field(() => String, { nullable: true, description: 'Why a turn was passed over, or undone.' })
  reason!: string | null;
}

@ObjectType('Draft', {
  description: "The draft of a property's year, with all that the published rules need.",
  simpleResolvers: true,
})
export class DraftView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'The property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'The year whose weeks are drafted.' })
  year!: number;

  @Field(() => DraftStatus, { description: 'Current status.' })
  status!: DraftStatus;

  @Field(() => DraftRulesView, { description: 'The settings of this draft.' })
  rules!: DraftRulesView;

  @Field(() => Date, { nullable: true, description: 'When it opens automatically, while planned.' })
  opensAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it could not open automatically.' })
  problem!: string | null;

  @Field(() => [DraftSeat], { description: 'First choice first; expected ones while planned.' })
  seats!: DraftSeat[];

  @Field(() => [DraftWeekView], { description: 'In the order of the calendar.' })
  weeks!: DraftWeekView[];

  @Field(() => [DraftLogEntry], { description: 'All that has happened, the opening first.' })
  log!: DraftLogEntry[];

  @Field(() => Int, { description: 'The last entry of the log.' })
  seq!: number;

  @Field(() => Date, { nullable: true, description: 'When the present turn ends.' })
  deadline!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What is left of the turn while paused, in ms.',
  })
  leftMs!: number | null;

  @Field(() => Date, { description: "The server's clock, to count down by." })
  serverTime!: Date;

  @Field(() => Int, {
    description: 'Version for optimistic locking; send it back when changing the plan.',
  })
  version!: number;
}

@ObjectType({ description: 'A draft in brief.', simpleResolvers: true })
export class DraftSummary {
  @Field(() => Int, { description: 'The draft.' })
  id!: number;

  @Field(() => Int, { description: 'The property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'The year whose weeks are drafted.' })
  year!: number;

  @Field(() => DraftStatus, { description: 'Current status.' })
  status!: DraftStatus;

  @Field(() => Date, { nullable: true, description: 'When it opens automatically, while planned.' })
  opensAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the present turn ends.' })
  deadline!: Date | null;

  @Field(() => Int, { nullable: true, description: 'The number of the share whose turn it is.' })
  turnShare!: number | null;

  @Field(() => Boolean, { description: 'Whether that is a share of mine.' })
  isMyTurn!: boolean;
}

@ObjectType('WishList', {
  description: 'The weeks I want for a share of mine; private to me.',
  simpleResolvers: true,
})
export class WishListView {
  @Field(() => Int, { description: 'A share of mine.' })
  shareId!: number;

  @Field(() => Int, { description: 'The year whose weeks I want.' })
  year!: number;

  @Field(() => [Int], { description: 'Week numbers, the dearest first.' })
  weeks!: number[];

  @Field(() => Boolean, { description: 'Choose from it as soon as my turn comes.' })
  isAutopilot!: boolean;

  @Field(() => [Int], { description: 'What the share had the year before, to start from.' })
  lastYear!: number[];
}

@ObjectType({
  description: 'Whether a share has a wish list, without revealing its wishes.',
  simpleResolvers: true,
})
export class RehearsedSeat {
  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => Boolean, { description: 'Whether its owner has written a wish list.' })
  hasWishList!: boolean;
}

@ObjectType({
  description: 'A simulated draft without any owner present; it changes nothing.',
  simpleResolvers: true,
})
export class Rehearsal {
  @Field(() => [RehearsedSeat], { description: 'First choice first.' })
  seats!: RehearsedSeat[];

  @Field(() => Int, {
    nullable: true,
    description: 'Weeks from wish lists; null for fewer than three lists, which are private.',
  })
  fromWishLists!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Weeks by the neutral rule; null whenever fromWishLists is.',
  })
  byNeutralRule!: number | null;

  @Field(() => Int, { description: 'Weeks that stay open.' })
  weeksLeft!: number;

  @Field(() => Int, {
    description: 'How long it lasts at most, when every turn is missed twice, in s.',
  })
  longestSeconds!: number;
}

@ObjectType({ description: 'What a share had in a year.', simpleResolvers: true })
export class LedgerYear {
  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => Int, { description: 'The year of the weeks.' })
  year!: number;

  @Field(() => Int, { description: 'Weeks in peak season.' })
  peak!: number;

  @Field(() => Int, { description: 'Weeks in high season.' })
  high!: number;

  @Field(() => Int, { description: 'Weeks in low season.' })
  low!: number;

  @Field(() => [String], { description: 'The holidays among them.' })
  holidays!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'First choices that came true; null without a draft.',
  })
  firstChoices!: number | null;
}
