import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import {
  ChangeMyEmailArgs,
  ConfirmMyEmailArgs,
  RestoreEmailArgs,
  UpdateMyProfileInput,
} from './profile.inputs';
import { MyProfile } from './profile.types';
import { changeMyEmail, confirmMyEmail } from './use-cases/change-my-email';
import { readMyProfile, updateMyProfile } from './use-cases/my-profile';
import { restoreEmail } from './use-cases/restore-email';

/** What users say about themselves. */
@Resolver()
export class ProfileResolver {
  @Query(MyProfile)
  @Describe('What you say about yourself.')
  myProfile = readMyProfile;

  @Mutation(MyProfile, { input: UpdateMyProfileInput })
  @Describe(
    'Changes your name and telephone number; CONFLICT if they have changed since the version you read.',
  )
  updateMyProfile = updateMyProfile;

  @Mutation(MyProfile, { args: ChangeMyEmailArgs })
  @Describe(
    'Sends a 6-digit code to the e-mail address that you want to have. The answer does not reveal whether another user has it.',
  )
  changeMyEmail = changeMyEmail;

  @Mutation(MyProfile, { args: ConfirmMyEmailArgs })
  @Describe(
    'Gives you the address that the code was sent to; the former one gets a link that restores it.',
  )
  confirmMyEmail = confirmMyEmail;

  @Mutation(Boolean, { args: RestoreEmailArgs })
  @Describe(
    'Restores your former e-mail address with the link that was sent there, ends all sessions, and sends a link to choose a new password.',
  )
  restoreEmail = restoreEmail;
}
