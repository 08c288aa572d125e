import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import {
  AdminSharesArgs,
  AssignShareInput,
  RemoveShareArgs,
  ShareHandoverArgs,
  UpsertShareOwnerInput,
} from './admin-share.inputs';
import { AdminShare, AdminSharePage } from './admin-share.type';
import { PropertySharesArgs } from './share.inputs';
import { ShareHandover } from './share-handover.type';
import { assignShare } from './use-cases/assign-share';
import { foreseeHandover } from './use-cases/foresee-handover';
import { listFreeNumbers, listShares } from './use-cases/list-shares';
import { removeShare } from './use-cases/remove-share';
import { upsertShareOwner } from './use-cases/upsert-share-owner';

@Resolver()
export class AdminSharesResolver {
  @Query(() => AdminSharePage, {
    description: 'Shares that somebody holds, of all properties or of one; for administrators.',
  })
  adminShares(@Ctx() call: Call, @Args(() => AdminSharesArgs) args: AdminSharesArgs) {
    return listShares(call, args);
  }

  @Query(() => [Int], {
    description:
      'Share numbers of a property that nobody holds, up to its total shares; for administrators.',
  })
  freeShareNumbers(@Ctx() call: Call, @Args(() => PropertySharesArgs) args: PropertySharesArgs) {
    return listFreeNumbers(call, args);
  }

  @Query(() => ShareHandover, {
    description:
      'What changing the owner of a share affects; to be asked before, by administrators.',
  })
  shareHandover(@Ctx() call: Call, @Args(() => ShareHandoverArgs) args: ShareHandoverArgs) {
    return foreseeHandover(call, args);
  }

  @Mutation(() => AdminShare, {
    description: 'Gives a free share to a user; CONFLICT when it is held. For administrators.',
  })
  assignShare(@Ctx() call: Call, @Arg('input', () => AssignShareInput) input: AssignShareInput) {
    return assignShare(call, input);
  }

  @Mutation(() => Boolean, {
    description: 'Takes a share from its owner; its weeks stay with it. For administrators.',
  })
  removeShare(@Ctx() call: Call, @Args(() => RemoveShareArgs) args: RemoveShareArgs) {
    return removeShare(call, args);
  }

  @Mutation(() => AdminShare, {
    description:
      'Finds or makes the user of that address and gives them the share; for administrators.',
  })
  upsertShareOwner(
    @Ctx() call: Call,
    @Arg('input', () => UpsertShareOwnerInput) input: UpsertShareOwnerInput,
  ) {
    return upsertShareOwner(call, input);
  }
}
