import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, IdInput, SecretInput } from '../../core/input/input';
import { IdsInput } from '../../core/input/list-input';

@InputType({ description: 'The person to invite: exactly one of the fields.' })
export class InviteUsersInput {
  @IdsInput('Ids of users.', { max: 5_000, optional: true }) userIds?: number[];
  @IdInput('Id of an import: the users that it created.', { optional: true }) importId?: number;
  @BooleanInput('True for every user without a password.', { optional: true }) everyone?: boolean;
}

@ArgsType()
export class InvitationRunArgs {
  @IdInput('Id of the run; defaults to the latest.', { optional: true }) id?: number;
}

@ArgsType()
export class InvitationTokenArgs {
  @SecretInput('Token from the link in the e-mail.') token!: string;
}

@InputType({ description: 'A first password, set with an invitation.' })
export class AcceptInvitationInput {
  @SecretInput('Token from the link in the e-mail.') token!: string;
  @SecretInput('The new password: at least 6 characters, at most 72 bytes.') newPassword!: string;
}
