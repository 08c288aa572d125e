import { Resolver } from 'type-graphql';
import {
  Describe,
  Mutation,
  Query,
  QueryOrNull,
  Subscription,
  theEvent,
} from '../../core/graphql/operations';
import { watchProperties } from '../shares/steps/owner-events';
import { agreeYear, unagreeYear } from './agreed/use-cases/agree-year';
import { DraftEvent, draftTopic } from './draft.events';
import {
  AgreeYearInput,
  DelegateTurnsInput,
  DraftArgs,
  DraftIdArgs,
  DraftsArgs,
  DropDraftArgs,
  FillByRotationInput,
  LedgerArgs,
  PickForOwnerInput,
  PickWeekInput,
  PlanDraftInput,
  RevokeDelegationArgs,
  SteerClockArgs,
  UndoPickArgs,
  WishListArgs,
  WishListInput,
} from './draft.inputs';
import { DraftSummary, DraftView, LedgerYear, Rehearsal, WishListView } from './draft.types';
import { RotationFill } from './fill/fill.types';
import { fillByRotation, previewFill } from './fill/use-cases/fill-by-rotation';
import { readLedger } from './ledger/use-cases/read-ledger';
import { CommittedList } from './lists/committed-list.types';
import { delegateTurns, revokeDelegation } from './lists/use-cases/delegate-turns';
import { readCommittedLists } from './lists/use-cases/read-committed-lists';
import { readWishList, saveWishList } from './lists/use-cases/wish-lists';
import { openDraft } from './plan/use-cases/open-draft';
import { dropDraft, planDraft } from './plan/use-cases/plan-draft';
import { rehearseDraft } from './plan/use-cases/rehearse-draft';
import { listDrafts } from './room/use-cases/list-drafts';
import { pauseDraft } from './room/use-cases/pause-draft';
import { pickForOwner } from './room/use-cases/pick-for-owner';
import { pickWeek } from './room/use-cases/pick-week';
import { readDraft } from './room/use-cases/read-draft';
import { resumeDraft } from './room/use-cases/resume-draft';
import { undoPick } from './room/use-cases/undo-pick';

@Resolver()
export class DraftResolver {
  @QueryOrNull(DraftView, { args: DraftArgs })
  @Describe(
    'The draft of a property and year, for its owners and administrators; null if there is none.',
  )
  draft = readDraft;

  @Query([DraftSummary], { args: DraftsArgs })
  @Describe('Planned and running drafts of your properties, or of one property.')
  drafts = listDrafts;

  @Query(WishListView, { args: WishListArgs })
  @Describe('Your wish list for a share and year.')
  wishList = readWishList;

  @Query([CommittedList], { args: DraftIdArgs })
  @Describe(
    'Your wish lists in a draft as its log is committed to them, with their salts: what you need to check that they were followed.',
  )
  myCommittedLists = readCommittedLists;

  @Query([LedgerYear], { args: LedgerArgs })
  @Describe('What each share of a property got in each year, for its owners and administrators.')
  fairnessLedger = readLedger;

  @Query(Rehearsal, { args: DraftIdArgs })
  @Describe(
    'Simulates a planned draft without owners choosing in person; changes nothing. Administrators only.',
  )
  rehearseDraft = rehearseDraft;

  @Query(RotationFill, { args: DraftArgs })
  @Describe('A year as its rotation would give it, without wishes. Administrators only.')
  rotationFill = previewFill;

  @Mutation(Boolean, { input: FillByRotationInput })
  @Describe('Gives these weeks; CONFLICT if they have changed. Administrators only.')
  fillByRotation = fillByRotation;

  @Mutation(Boolean, { input: AgreeYearInput })
  @Describe(
    'Marks a year as agreed outside Fairweek: it has no draft then, and its open weeks can be claimed. Administrators only.',
  )
  agreeYear = agreeYear;

  @Mutation(Boolean, { input: AgreeYearInput })
  @Describe(
    'Takes back that a year is agreed outside Fairweek; CONFLICT if weeks of it were given or claimed since. Administrators only.',
  )
  unagreeYear = unagreeYear;

  @Mutation(WishListView, { input: WishListInput })
  @Describe('Saves the wish list of one of your shares.')
  saveWishList = saveWishList;

  @Mutation(DraftView, { input: PickWeekInput })
  @Describe(
    'Chooses a week when it is your share’s turn; CONFLICT names the share that was faster.',
  )
  pickWeek = pickWeek;

  @Mutation(DraftView, { input: PlanDraftInput })
  @Describe('Plans a draft, or changes its plan before it opens. Administrators only.')
  planDraft = planDraft;

  @Mutation(Boolean, { args: DropDraftArgs })
  @Describe('Deletes a planned draft. Administrators only.')
  dropDraft = dropDraft;

  @Mutation(DraftView, { args: DraftIdArgs })
  @Describe('Opens a planned draft. Administrators only.')
  openDraft = openDraft;

  @Mutation(DraftView, { args: SteerClockArgs })
  @Describe(
    'Pauses a running draft, for a reason that every participant can read. Administrators only.',
  )
  pauseDraft = pauseDraft;

  @Mutation(DraftView, { args: SteerClockArgs })
  @Describe(
    'Resumes a paused draft, for a reason that every participant can read, if one is given. Administrators only.',
  )
  resumeDraft = resumeDraft;

  @Mutation(DraftView, { args: UndoPickArgs })
  @Describe(
    'Undoes the last pick, for a reason that every participant can read. Administrators only.',
  )
  undoPick = undoPick;

  @Mutation(DraftView, { input: PickForOwnerInput })
  @Describe(
    'Chooses a week for an owner who asked for it, whose turn it is; the owner gets an email. Administrators only.',
  )
  pickForOwner = pickForOwner;

  @Mutation(DraftView, { input: DelegateTurnsInput })
  @Describe(
    'Lets another owner of the property choose for one of your shares in one draft; they get an email.',
  )
  delegateTurns = delegateTurns;

  @Mutation(DraftView, { args: RevokeDelegationArgs })
  @Describe('Chooses for your share yourself again.')
  revokeDelegation = revokeDelegation;

  @Subscription(DraftEvent, watchProperties(draftTopic))
  @Describe(
    'New log entries in the drafts of your properties; of all properties for administrators.',
  )
  myDraftEvents = theEvent;
}
