import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, IdInput, IdsInput, SecretInput } from '../../core/input/input';

@InputType({ description: 'The person to invite: exactly one of the fields.' })
export class InviteUsersInput {
  @IdsInput({ max: 5_000, optional: true, description: 'Ids of users.' })
  userIds?: number[];

  @IdInput({ optional: true, description: 'Id of an import: the users that it created.' })
  importId?: number;

  @BooleanInput({ optional: true, description: 'True for every user without a password.' })
  everyone?: boolean;
}

@ArgsType()
export class InvitationRunArgs {
  @IdInput({ optional: true, description: 'Id of the run; defaults to the latest.' })
  id?: number;
}

@ArgsType()
export class InvitationTokenArgs {
  @SecretInput({ description: 'Token from the link in the e-mail.' })
  token!: string;
}

@InputType({ description: 'A first password, set with an invitation.' })
export class AcceptInvitationInput {
  @SecretInput({ description: 'Token from the link in the e-mail.' })
  token!: string;

  @SecretInput({ description: 'The new password: at least 6 characters, at most 72 bytes.' })
  newPassword!: string;
}
