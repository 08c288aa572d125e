import { Int, Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
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
  @Query(AdminSharePage, { args: AdminSharesArgs })
  @Describe('Shares of all properties or one, by default those with an owner. Administrators only.')
  adminShares = listShares;

  @Query([Int], { args: PropertySharesArgs })
  @Describe('Numbers of the vacant shares of a property. Administrators only.')
  freeShareNumbers = listFreeNumbers;

  @Query(ShareHandover, { args: ShareHandoverArgs })
  @Describe('The effects of changing the owner of a share. Administrators only.')
  shareHandover = foreseeHandover;

  @Query(HandoverCounts, { args: ShareIdsArgs })
  @Describe('The effects of removing the owners of several shares. Administrators only.')
  handoverCounts = countHandovers;

  @Mutation(AdminShare, { input: AssignShareInput })
  @Describe('Assigns a vacant share to a user; CONFLICT if it has an owner. Administrators only.')
  assignShare = assignShare;

  @Mutation(Boolean, { args: RemoveShareArgs })
  @Describe('Removes the owner of a share; its weeks stay with it. Administrators only.')
  removeShare = removeShare;

  @Mutation(AdminShare, { input: UpsertShareOwnerInput })
  @Describe(
    'Assigns a share to the user with an e-mail address, who is created if necessary. Administrators only.',
  )
  upsertShareOwner = upsertShareOwner;
}
