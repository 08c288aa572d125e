import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import { DraftRulesView } from './draft.types';
import { DraftProgress } from './draft-progress.types';
import type { DraftRules } from './rules';

export const CompanyDraftState = defineEnum('CompanyDraftState', 'Which drafts to list.', {
  ALL: 'All drafts.',
  STALLED: 'Those that have stopped and do not go on without an administrator.',
  TO_OPEN: 'Those without an opening time, which an administrator opens.',
  PLANNED: 'Those that have not opened.',
  RUNNING: 'Those in which owners choose now.',
  PAUSED: 'Those that an administrator paused.',
  ENDED: 'Those that have ended.',
});
export type CompanyDraftState = EnumOf<typeof CompanyDraftState>;

export const CompanyDraftSort = defineEnum('CompanyDraftSort', 'Sort key of drafts.', {
  NEXT: 'Stalled drafts first, then those to open, then by the next event: the opening or the end of the turn.',
  PROPERTY: 'Name of the property.',
  YEAR: 'Year whose weeks are drafted.',
});
export type CompanyDraftSort = EnumOf<typeof CompanyDraftSort>;

@ObjectType({
  description: 'A draft as administrators see it among those of all properties.',
  simpleResolvers: true,
})
export class CompanyDraft extends DraftProgress {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Year whose weeks are drafted.' })
  year!: number;

  @Field(() => Int, { description: 'Increases with every change; required to change the plan.' })
  version!: number;

  @Field(() => DraftRulesView, { description: 'Its rules.' })
  rules!: DraftRules;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the owner whose turn it is; null if it is no turn or the share is vacant.',
  })
  turnOwner!: string | null;

  @Field(() => Int, { description: 'Number of weeks that were picked so far.' })
  picksMade!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of weeks that can be picked in all: one a round for each share, as long as there are weeks; null before the opening.',
  })
  picksInAll!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of turns if it opened now: one a round for each active share with an owner; null after the opening.',
  })
  turns!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of its weeks that could still be chosen if it opened now; null after the opening, and before the year has stored weeks.',
  })
  weeksLeft!: number | null;

  @Field(() => Date, { nullable: true, description: 'When the current turn began.' })
  turnBeganAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it has stopped and does not go on without an administrator, in one sentence; null if it has not.',
  })
  stall!: string | null;
}

@ObjectType({ description: 'A page of drafts.', simpleResolvers: true })
export class CompanyDraftPage {
  @Field(() => [CompanyDraft], { description: 'The drafts of the page.' })
  items!: CompanyDraft[];

  @Field(() => Int, { description: 'Number of drafts that match.' })
  total!: number;
}

@ObjectType({ description: 'How many drafts are in a state.', simpleResolvers: true })
export class CompanyDraftCount {
  @Field(() => CompanyDraftState, { description: 'The state.' })
  state!: CompanyDraftState;

  @Field(() => Int, { description: 'Number of drafts.' })
  count!: number;
}

export const HouseReadiness = defineEnum('HouseReadiness', 'Whether a draft could open now.', {
  READY: 'Yes, for all of its weeks.',
  REST: 'Only for the rest of its weeks: shares hold the others already.',
  BLOCKED: 'No.',
});
export type HouseReadiness = EnumOf<typeof HouseReadiness>;

export const HouseToPlanSort = defineEnum('HouseToPlanSort', 'Sort key of properties to plan.', {
  NAME: 'Name of the property.',
  OWNERS: 'Number of active shares that have an owner.',
  READINESS: 'Those that are ready first, then those for the rest, then those that are blocked.',
});
export type HouseToPlanSort = EnumOf<typeof HouseToPlanSort>;

@ObjectType({
  description: 'An active property without a plan for a year.',
  simpleResolvers: true,
})
export class HouseToPlan {
  @Field(() => ID, { description: 'Id of the property.' })
  id!: number;

  @Field(() => String, { description: 'Name of the property.' })
  name!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;

  @Field(() => Int, { description: 'Weeks per share, the number of rounds unless another is set.' })
  weeksPerShare!: number;

  @Field(() => Int, { description: 'Number of active shares that have an owner.' })
  owners!: number;

  @Field(() => Int, { description: 'Number of its weeks of that year that shares hold already.' })
  weeksGiven!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of its weeks of that year that can still be chosen; null before the year has stored weeks.',
  })
  weeksLeft!: number | null;

  @Field(() => HouseReadiness, { description: 'Whether its draft could open now.' })
  readiness!: HouseReadiness;

  @Field(() => [Int], { description: 'The years of its latest drafts, the last first; at most 5.' })
  draftYears!: number[];

  @Field(() => DraftRulesView, {
    nullable: true,
    description: 'The rules of its latest draft before that year; null if there is none.',
  })
  lastRules!: DraftRules | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why its draft could not open now, in one sentence; null if it could.',
  })
  problem!: string | null;
}

@ObjectType({ description: 'A page of properties without a plan.', simpleResolvers: true })
export class HouseToPlanPage {
  @Field(() => [HouseToPlan], { description: 'The properties of the page.' })
  items!: HouseToPlan[];

  @Field(() => Int, { description: 'Number of properties that match.' })
  total!: number;
}
