import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { DraftEvent } from './draft.events';
import {
  DelegateTurnsInput,
  DraftArgs,
  DraftIdArgs,
  DraftsArgs,
  DropDraftArgs,
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
import { watchDrafts } from './room/use-cases/watch-draft';

@Resolver()
export class DraftResolver {
  @Query(() => DraftView, {
    nullable: true,
    description:
      'The draft of a property and year, for its owners and administrators; null if there is none.',
  })
  draft(@Ctx() call: RequestContext, @Args(() => DraftArgs) args: DraftArgs) {
    return readDraft(call, args);
  }

  @Query(() => [DraftSummary], {
    description: 'Planned and running drafts of your properties, or of one property.',
  })
  drafts(@Ctx() call: RequestContext, @Args(() => DraftsArgs) args: DraftsArgs) {
    return listDrafts(call, args);
  }

  @Query(() => WishListView, { description: 'Your wish list for a share and year.' })
  wishList(@Ctx() call: RequestContext, @Args(() => WishListArgs) args: WishListArgs) {
    return readWishList(call, args);
  }

  @Query(() => [CommittedList], {
    description:
      'Your wish lists in a draft as its log is committed to them, with their salts: what you need to check that they were followed.',
  })
  myCommittedLists(@Ctx() call: RequestContext, @Args(() => DraftIdArgs) args: DraftIdArgs) {
    return readCommittedLists(call, args);
  }

  @Query(() => [LedgerYear], {
    description:
      'What each share of a property got in each year, for its owners and administrators.',
  })
  fairnessLedger(@Ctx() call: RequestContext, @Args(() => LedgerArgs) args: LedgerArgs) {
    return readLedger(call, args);
  }

  @Query(() => Rehearsal, {
    description:
      'Simulates a planned draft without owners choosing in person; changes nothing. Administrators only.',
  })
  rehearseDraft(@Ctx() call: RequestContext, @Args(() => DraftIdArgs) args: DraftIdArgs) {
    return rehearseDraft(call, args);
  }

  @Mutation(() => WishListView, { description: 'Saves the wish list of one of your shares.' })
  saveWishList(
    @Ctx() call: RequestContext,
    @Arg('input', () => WishListInput) input: WishListInput,
  ) {
    return saveWishList(call, input);
  }

  @Mutation(() => DraftView, {
    description:
      'Chooses a week when it is your share’s turn; CONFLICT names the share that was faster.',
  })
  pickWeek(@Ctx() call: RequestContext, @Arg('input', () => PickWeekInput) input: PickWeekInput) {
    return pickWeek(call, input);
  }

  @Mutation(() => DraftView, {
    description: 'Plans a draft, or changes its plan before it opens. Administrators only.',
  })
  planDraft(
    @Ctx() call: RequestContext,
    @Arg('input', () => PlanDraftInput) input: PlanDraftInput,
  ) {
    return planDraft(call, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes a planned draft. Administrators only.' })
  dropDraft(@Ctx() call: RequestContext, @Args(() => DropDraftArgs) args: DropDraftArgs) {
    return dropDraft(call, args);
  }

  @Mutation(() => DraftView, { description: 'Opens a planned draft. Administrators only.' })
  openDraft(@Ctx() call: RequestContext, @Args(() => DraftIdArgs) args: DraftIdArgs) {
    return openDraft(call, args);
  }

  @Mutation(() => DraftView, {
    description:
      'Pauses a running draft, for a reason that every participant can read. Administrators only.',
  })
  pauseDraft(@Ctx() call: RequestContext, @Args(() => SteerClockArgs) args: SteerClockArgs) {
    return pauseDraft(call, args);
  }

  @Mutation(() => DraftView, {
    description:
      'Resumes a paused draft, for a reason that every participant can read, if one is given. Administrators only.',
  })
  resumeDraft(@Ctx() call: RequestContext, @Args(() => SteerClockArgs) args: SteerClockArgs) {
    return resumeDraft(call, args);
  }

  @Mutation(() => DraftView, {
    description:
      'Undoes the last pick, for a reason that every participant can read. Administrators only.',
  })
  undoPick(@Ctx() call: RequestContext, @Args(() => UndoPickArgs) args: UndoPickArgs) {
    return undoPick(call, args);
  }

  @Mutation(() => DraftView, {
    description:
      'Chooses a week for an owner who asked for it, whose turn it is; the owner gets an email. Administrators only.',
  })
  pickForOwner(
    @Ctx() call: RequestContext,
    @Arg('input', () => PickForOwnerInput) input: PickForOwnerInput,
  ) {
    return pickForOwner(call, input);
  }

  @Mutation(() => DraftView, {
    description:
      'Lets another owner of the property choose for one of your shares in one draft; they get an email.',
  })
  delegateTurns(
    @Ctx() call: RequestContext,
    @Arg('input', () => DelegateTurnsInput) input: DelegateTurnsInput,
  ) {
    return delegateTurns(call, input);
  }

  @Mutation(() => DraftView, { description: 'Chooses for your share yourself again.' })
  revokeDelegation(
    @Ctx() call: RequestContext,
    @Args(() => RevokeDelegationArgs) args: RevokeDelegationArgs,
  ) {
    return revokeDelegation(call, args);
  }

  @Subscription(() => DraftEvent, {
    description:
      'New log entries in the drafts of your properties; of all properties for administrators.',
    subscribe: ({ context }: { context: RequestContext }) => watchDrafts(context),
  })
  myDraftEvents(@Root() event: DraftEvent): DraftEvent {
    return event;
  }
}
