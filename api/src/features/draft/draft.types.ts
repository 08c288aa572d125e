import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import { DatedWeek } from '../weeks/week.types';
import { DraftLogEntry, LeftOutWeekView } from './draft-log.types';
import { DraftProgress } from './draft-progress.types';
import { DraftStatus } from './draft-status';
import type { DraftOrder, RulesVersion } from './rules';

export const TurnOrder = defineEnum('TurnOrder', 'Order of the rounds after the first.', {
  SERPENTINE: 'The order is reversed in every second round.',
  STRAIGHT: 'The same order in every round.',
});
export type TurnOrder = EnumOf<typeof TurnOrder>;

@ObjectType('DraftRules', {
  description: 'Rules chosen by an administrator; they are fixed once the draft opens.',
  simpleResolvers: true,
})
export class DraftRulesView {
  @Field(() => Int, { description: 'Version of the rules themselves.' })
  version!: RulesVersion;

  @Field(() => Int, { description: 'Number of rounds; each share chooses one week per round.' })
  rounds!: number;

  @Field(() => TurnOrder, { description: 'Order of the rounds after the first.' })
  order!: DraftOrder;

  @Field(() => Int, { description: 'Length of a turn, in seconds.' })
  windowSeconds!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum holiday weeks per share before the last round; null for no limit.',
  })
  holidayCap!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum peak weeks per share; null: no limit.',
  })
  peakCap!: number | null;
}

@ObjectType({ description: 'A participating share.', simpleResolvers: true })
export class DraftSeat {
  @Field(() => ID, { description: 'Id of the share.' })
  shareId!: number;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Name of the owner; null if it is vacant.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True if you own the share.' })
  isMine!: boolean;

  @Field(() => Boolean, { description: 'True if its owner lets you choose for it in this draft.' })
  isDelegatedToMe!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who chooses for it in this draft; for its owner only.',
  })
  delegateName!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when; null to the end of the draft, and if delegateName is.',
  })
  delegatedUntil!: Date | null;

  @Field(() => String, { description: 'Why the share has this place, in one sentence.' })
  reason!: string;
}

@ObjectType('DraftWeek', { description: 'A week that can be chosen.', simpleResolvers: true })
export class DraftWeekView extends DatedWeek {}

@ObjectType('Draft', {
  description: 'The draft of a property and year, with everything that the rules need.',
  simpleResolvers: true,
})
export class DraftView {
  @Field(() => ID, { description: 'Id of the draft.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Year whose weeks are drafted.' })
  year!: number;

  @Field(() => DraftStatus, { description: 'Current status.' })
  status!: DraftStatus;

  @Field(() => DraftRulesView, { description: 'Rules chosen by an administrator.' })
  rules!: DraftRulesView;

  @Field(() => Date, { nullable: true, description: 'When it opens automatically, if scheduled.' })
  opensAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it could not open automatically, if so.',
  })
  problem!: string | null;

  @Field(() => [DraftSeat], {
    description: 'Shares in order of choice; provisional while planned.',
  })
  seats!: DraftSeat[];

  @Field(() => [DraftWeekView], { description: 'Weeks that can be chosen, in calendar order.' })
  weeks!: DraftWeekView[];

  @Field(() => [LeftOutWeekView], {
    description:
      'Weeks of the year that are not in the draft, in calendar order; empty for drafts opened by earlier releases.',
  })
  leftOut!: LeftOutWeekView[];

  @Field(() => Int, {
    description: 'How often administrators rehearsed it between its planning and its opening.',
  })
  rehearsals!: number;

  @Field(() => [DraftLogEntry], { description: 'All log entries, oldest first.' })
  log!: DraftLogEntry[];

  @Field(() => Int, { description: 'Number of the last log entry.' })
  seq!: number;

  @Field(() => String, {
    description: 'Hash of the last log entry (SHA-256, in hex); empty before the opening.',
  })
  head!: string;

  @Field(() => Date, { nullable: true, description: 'When the current turn ends.' })
  deadline!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Time left of the current turn while paused, in milliseconds.',
  })
  leftMs!: number | null;

  @Field(() => Date, { description: 'Current time of the server, for countdowns.' })
  serverTime!: Date;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it to planDraft.' })
  version!: number;
}

@ObjectType({ description: 'Summary of a draft.', simpleResolvers: true })
export class DraftSummary extends DraftProgress {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Year whose weeks are drafted.' })
  year!: number;

  @Field(() => Boolean, { description: 'True if it is the turn of one of your shares.' })
  isMyTurn!: boolean;
}

@ObjectType('WishList', {
  description: 'A private wish list; only the owner of the share can read it.',
  simpleResolvers: true,
})
export class WishListView {
  @Field(() => ID, { description: 'Id of your share.' })
  shareId!: number;

  @Field(() => Int, { description: 'Year whose weeks are drafted.' })
  year!: number;

  @Field(() => [Int], { description: 'Week numbers, most wanted first.' })
  weeks!: number[];

  @Field(() => Boolean, { description: 'Whether to choose from it as soon as the turn comes.' })
  isAutopilot!: boolean;

  @Field(() => [Int], { description: 'Weeks the share held the year before, as a starting point.' })
  lastYear!: number[];
}

@ObjectType({
  description: 'A participating share, without its wishes.',
  simpleResolvers: true,
})
export class RehearsedSeat {
  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => Boolean, { description: 'True if the owner has a wish list.' })
  hasWishList!: boolean;
}

@ObjectType({
  description: 'Result of a simulated draft in which no owner chooses in person.',
  simpleResolvers: true,
})
export class Rehearsal {
  @Field(() => [RehearsedSeat], { description: 'Participating shares, in order of choice.' })
  seats!: RehearsedSeat[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of weeks chosen from wish lists, to the nearest five; null for fewer than three lists of other people, which are private.',
  })
  fromWishLists!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of weeks given by the neutral rule, to the nearest five; null together with fromWishLists.',
  })
  byNeutralRule!: number | null;

  @Field(() => Int, { description: 'Number of weeks left over.' })
  weeksLeft!: number;

  @Field(() => Int, { description: 'Maximum duration, if every turn is missed twice, in seconds.' })
  longestSeconds!: number;
}

@ObjectType({ description: 'What a share got in a year.', simpleResolvers: true })
export class LedgerYear {
  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => Int, { description: 'Year of the weeks.' })
  year!: number;

  @Field(() => Int, { description: 'Number of weeks in peak season.' })
  peak!: number;

  @Field(() => Int, { description: 'Number of weeks in high season.' })
  high!: number;

  @Field(() => Int, { description: 'Number of weeks in low season.' })
  low!: number;

  @Field(() => [String], { description: 'Holidays in those weeks.' })
  holidays!: string[];

  @Field(() => [String], {
    description: 'Full names of the holders of those weeks; former owners of the share included.',
  })
  holderNames!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of first choices that were granted; null if there was no draft.',
  })
  firstChoices!: number | null;
}
