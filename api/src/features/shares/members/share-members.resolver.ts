import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { PropertySharesArgs } from '../share.inputs';
import {
  AddShareMemberInput,
  EndShareInvitationArgs,
  ShareMemberArgs,
  ShareMembersArgs,
  ShareTokenArgs,
} from './share-members.inputs';
import { HouseShare, InvitedShare, NewShareInvitation, ShareMembers } from './share-members.types';
import { acceptShareInvitation, readShareInvitation } from './use-cases/accept-share-invitation';
import { addShareMember } from './use-cases/add-share-member';
import { endShareInvitation, inviteShareMember } from './use-cases/invite-share-member';
import { makeFirstOfShare } from './use-cases/make-first-of-share';
import { readHouseOwners } from './use-cases/read-house-owners';
import { readShareMembers } from './use-cases/read-share-members';
import { removeShareMember } from './use-cases/remove-share-member';

@Resolver()
export class ShareMembersResolver {
  @Query(ShareMembers, { args: ShareMembersArgs })
  @Describe('The people of a share, for its owners and administrators.')
  shareMembers = readShareMembers;

  @Query([HouseShare], { args: PropertySharesArgs })
  @Describe('The shares of a property and all their owners, for its owners and administrators.')
  houseOwners = readHouseOwners;

  @Query(InvitedShare, { args: ShareTokenArgs })
  @Describe(
    'What a link invites to; NOT_FOUND if it was used or has ended. Reading uses nothing up.',
  )
  shareInvitation = readShareInvitation;

  @Mutation(NewShareInvitation, { args: ShareMembersArgs })
  @Describe('Creates a link that makes the user who opens it an owner of the share; it works once.')
  inviteShareMember = inviteShareMember;

  @Mutation(ShareMembers, { input: AddShareMemberInput })
  @Describe('Makes a new person without an e-mail address an owner; the other owners act for them.')
  addShareMember = addShareMember;

  @Mutation(ShareMembers, { args: EndShareInvitationArgs })
  @Describe('Ends an open link.')
  endShareInvitation = endShareInvitation;

  @Mutation(InvitedShare, { args: ShareTokenArgs })
  @Describe('Makes you an owner of the share that a link is about; it works once.')
  acceptShareInvitation = acceptShareInvitation;

  @Mutation(Boolean, { args: ShareMemberArgs })
  @Describe(
    'Ends a person’s part in a share: your own, or as its first owner or an administrator that of another. The last one cannot leave.',
  )
  removeShareMember = removeShareMember;

  @Mutation(ShareMembers, { args: ShareMemberArgs })
  @Describe('Makes another owner the first of a share; for the first and administrators.')
  makeFirstOfShare = makeFirstOfShare;
}
