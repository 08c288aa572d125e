import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query, QueryOrNull } from '../../core/graphql/operations';
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
  @Query(InvitationView, { args: InvitationTokenArgs })
  @Describe(
    'What an invitation’s link is about; CONFLICT if it was used, NOT_FOUND if it has ended. Reading does not use it up.',
  )
  invitation = readInvitation;

  @Mutation(LoginResult, { input: AcceptInvitationInput })
  @Describe('Sets the first password with an invitation’s link, which works once, and signs in.')
  acceptInvitation = acceptInvitation;

  @QueryOrNull(InvitationRunView, { args: InvitationRunArgs })
  @Describe('How far invitations sent together are; null without any. Administrators only.')
  invitationRun = findInvitationRun;

  @Mutation(InvitationRunView, { input: InviteUsersInput })
  @Describe(
    'Invites users without a password by e-mail, at most once a day each; the answer says who is left out. Administrators only.',
  )
  inviteUsers = inviteUsers;
}
