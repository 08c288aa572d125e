import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import {
  ChangeMyEmailArgs,
  ConfirmMyEmailArgs,
  MyPictureArgs,
  RestoreEmailArgs,
  UpdateMyProfileInput,
} from './profile.inputs';
import { MyProfile } from './profile.types';
import { changeMyEmail, confirmMyEmail } from './use-cases/change-my-email';
import { removeMyPicture, setMyPicture } from './use-cases/my-picture';
import { readMyProfile, updateMyProfile } from './use-cases/my-profile';
import { restoreEmail } from './use-cases/restore-email';

/** The name, address and telephone of the signed-in user. */
@Resolver()
export class ProfileResolver {
  @Query(MyProfile)
  @Describe('Your name, e-mail address and telephone number.')
  myProfile = readMyProfile;

  @Mutation(MyProfile, { input: UpdateMyProfileInput })
  @Describe('Changes them; CONFLICT if they have changed since the version you read.')
  updateMyProfile = updateMyProfile;

  @Mutation(MyProfile, { args: MyPictureArgs })
  @Describe('Makes a picture that you have uploaded your own; NOT_FOUND for any other file.')
  setMyPicture = setMyPicture;

  @Mutation(MyProfile)
  @Describe('Removes your picture.')
  removeMyPicture = removeMyPicture;

  @Mutation(MyProfile, { args: ChangeMyEmailArgs })
  @Describe('Sends a code to the address that you want, in the same way whether anyone has it.')
  changeMyEmail = changeMyEmail;

  @Mutation(MyProfile, { args: ConfirmMyEmailArgs })
  @Describe('Gives you the address with that code; the former one gets a link to restore it.')
  confirmMyEmail = confirmMyEmail;

  @Mutation(Boolean, { args: RestoreEmailArgs })
  @Describe('Restores your former address by its link, and ends all sessions and the password.')
  restoreEmail = restoreEmail;
}
