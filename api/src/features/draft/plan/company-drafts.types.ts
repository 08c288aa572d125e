import { defineEnum, type EnumOf } from '../../../core/input/enum';
import {
  Id,
  Int,
  IntOrNull,
  Ints,
  Many,
  MomentOrNull,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../../core/view/view';
import { DraftRulesView } from '../draft.types';
import { DraftProgress } from '../ledger/draft-log.types';
import type { DraftRules } from '../rules';

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

@View('A draft as administrators see it among those of all properties.')
export class CompanyDraft extends DraftProgress {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Location of the property.') location!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Int('Year whose weeks are drafted.') year!: number;
  @Int('Increases with every change; required to change the plan.') version!: number;
  @One(DraftRulesView, 'Its rules.') rules!: DraftRules;
  @TextOrNull('Name of the owner whose turn it is; null if it is no turn or the share is vacant.')
  turnOwner!: string | null;
  @Int('Number of weeks that were picked so far.') picksMade!: number;
  @IntOrNull(
    'Number of weeks that can be picked in all: one a round for each share, as long as there are weeks; null before the opening.',
  )
  picksInAll!: number | null;
  @IntOrNull(
    'Number of turns if it opened now: one a round for each active share with an owner; null after the opening.',
  )
  turns!: number | null;
  @IntOrNull(
    'Number of its weeks that could still be chosen if it opened now; null after the opening, and before the year has stored weeks.',
  )
  weeksLeft!: number | null;
  @MomentOrNull('When the current turn began.') turnBeganAt!: Date | null;
  @TextOrNull(
    'Why it has stopped and does not go on without an administrator, in one sentence; null if it has not.',
  )
  stall!: string | null;
}

@View('A page of drafts.')
export class CompanyDraftPage {
  @Many(CompanyDraft, 'The drafts of the page.') items!: CompanyDraft[];
  @Int('Number of drafts that match.') total!: number;
}

@View('How many drafts are in a state.')
export class CompanyDraftCount {
  @One(CompanyDraftState, 'The state.') state!: CompanyDraftState;
  @Int('Number of drafts.') count!: number;
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

@View('An active property without a plan for a year.')
export class HouseToPlan {
  @Id('Id of the property.') id!: number;
  @Text('Name of the property.') name!: string;
  @Text('Location of the property.') location!: string;
  @Int('Weeks per share, the number of rounds unless another is set.') weeksPerShare!: number;
  @Int('Number of active shares that have an owner.') owners!: number;
  @Int('Number of its weeks of that year that shares hold already.') weeksGiven!: number;
  @IntOrNull(
    'Number of its weeks of that year that can still be chosen; null before the year has stored weeks.',
  )
  weeksLeft!: number | null;
  @One(HouseReadiness, 'Whether its draft could open now.') readiness!: HouseReadiness;
  @Ints('The years of its latest drafts, the last first; at most 5.') draftYears!: number[];
  @OneOrNull(
    DraftRulesView,
    'The rules of its latest draft before that year; null if there is none.',
  )
  lastRules!: DraftRules | null;
  @TextOrNull('Why its draft could not open now, in one sentence; null if it could.')
  problem!: string | null;
}

@View('A page of properties without a plan.')
export class HouseToPlanPage {
  @Many(HouseToPlan, 'The properties of the page.') items!: HouseToPlan[];
  @Int('Number of properties that match.') total!: number;
}
