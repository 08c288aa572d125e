import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { PropertySharesArgs } from '../share.inputs';
import {
  AdminSharesArgs,
  AssignShareInput,
  RemoveShareArgs,
  ShareHandoverArgs,
  ShareIdsArgs,
  UpsertShareOwnerInput,
} from './admin-share.inputs';
import { AdminShare, AdminSharePage, HandoverCounts, ShareHandover } from './admin-share.type';
import { assignShare } from './use-cases/assign-share';
import { countHandovers, foreseeHandover } from './use-cases/foresee-handover';
import { listFreeNumbers, listShares } from './use-cases/list-shares';
import { removeShare } from './use-cases/remove-share';
import { upsertShareOwner } from './use-cases/upsert-share-owner';

@Resolver()
export class AdminSharesResolver {
  @Query(() => AdminSharePage, {
    description:
      'Shares of all properties or one, by default those with an owner. Administrators only.',
  })
  adminShares(@Ctx() call: RequestContext, @Args(() => AdminSharesArgs) args: AdminSharesArgs) {
    return listShares(call, args);
  }

  @Query(() => [Int], {
    description: 'Numbers of the vacant shares of a property. Administrators only.',
  })
  freeShareNumbers(
    @Ctx() call: RequestContext,
    @Args(() => PropertySharesArgs) args: PropertySharesArgs,
  ) {
    return listFreeNumbers(call, args);
  }

  @Query(() => ShareHandover, {
    description: 'The effects of changing the owner of a share. Administrators only.',
  })
  shareHandover(
    @Ctx() call: RequestContext,
    @Args(() => ShareHandoverArgs) args: ShareHandoverArgs,
  ) {
    return foreseeHandover(call, args);
  }

  @Query(() => HandoverCounts, {
    description: 'The effects of removing the owners of several shares. Administrators only.',
  })
  handoverCounts(@Ctx() call: RequestContext, @Args(() => ShareIdsArgs) args: ShareIdsArgs) {
    return countHandovers(call, args);
  }

  @Mutation(() => AdminShare, {
    description:
      'Assigns a vacant share to a user; CONFLICT if it has an owner. Administrators only.',
  })
  assignShare(
    @Ctx() call: RequestContext,
    @Arg('input', () => AssignShareInput) input: AssignShareInput,
  ) {
    return assignShare(call, input);
  }

  @Mutation(() => Boolean, {
    description: 'Removes the owner of a share; its weeks stay with it. Administrators only.',
  })
  removeShare(@Ctx() call: RequestContext, @Args(() => RemoveShareArgs) args: RemoveShareArgs) {
    return removeShare(call, args);
  }

  @Mutation(() => AdminShare, {
    description:
      'Assigns a share to the user with an e-mail address, who is created if necessary. Administrators only.',
  })
  upsertShareOwner(
    @Ctx() call: RequestContext,
    @Arg('input', () => UpsertShareOwnerInput) input: UpsertShareOwnerInput,
  ) {
    return upsertShareOwner(call, input);
  }
}
