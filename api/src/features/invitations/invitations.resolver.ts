import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { LoginResult } from '../auth/auth.types';
import {
  AcceptInvitationInput,
  InvitationRunArgs,
  InvitationTokenArgs,
  InviteUsersInput,
} from './invitation.inputs';
import { InvitationRunView, InvitationView } from './invitation.types';
import { acceptInvitation } from './use-cases/accept-invitation';
import { findInvitationRun } from './use-cases/find-invitation-run';
import { inviteUsers } from './use-cases/invite-users';
import { readInvitation } from './use-cases/read-invitation';

@Resolver()
export class InvitationsResolver {
  @Query(() => InvitationView, {
    description:
      'What an invitation’s link is about; CONFLICT if it was used, NOT_FOUND if it has ended. Reading does not use it up.',
  })
  invitation(
    @Ctx() call: RequestContext,
    @Args(() => InvitationTokenArgs) args: InvitationTokenArgs,
  ) {
    return readInvitation(call, args);
  }

  @Mutation(() => LoginResult, {
    description:
      'Sets the first password with an invitation’s link, which works once, and signs in.',
  })
  acceptInvitation(
    @Ctx() call: RequestContext,
    @Arg('input', () => AcceptInvitationInput) input: AcceptInvitationInput,
  ) {
    return acceptInvitation(call, input);
  }

  @Query(() => InvitationRunView, {
    nullable: true,
    description: 'How far invitations sent together are; null without any. Administrators only.',
  })
  invitationRun(
    @Ctx() call: RequestContext,
    @Args(() => InvitationRunArgs) args: InvitationRunArgs,
  ) {
    return findInvitationRun(call, args);
  }

  @Mutation(() => InvitationRunView, {
    description:
      'Invites users without a password by e-mail, at most once a day each; the answer says who is left out. Administrators only.',
  })
  inviteUsers(
    @Ctx() call: RequestContext,
    @Arg('input', () => InviteUsersInput) input: InviteUsersInput,
  ) {
    return inviteUsers(call, input);
  }
}
