import { ArgsType, InputType } from 'type-graphql';
import { IdInput, NameInput, SecretInput } from '../../../core/input/input';

@ArgsType()
export class ShareMembersArgs {
  @IdInput('Id of the share.') shareId!: number;
}

@ArgsType()
export class ShareMemberArgs extends ShareMembersArgs {
  @IdInput('Id of the user.') userId!: number;
}

@InputType({ description: 'A person without an e-mail address, who becomes an owner of a share.' })
export class AddShareMemberInput {
  @IdInput('Id of the share.') shareId!: number;
  @NameInput('First name.', { max: 100 }) firstName!: string;
  @NameInput('Last name.', { max: 100 }) lastName!: string;
}

@ArgsType()
export class EndShareInvitationArgs extends ShareMembersArgs {
  @IdInput('Id of the invitation.') id!: number;
}

@ArgsType()
export class ShareTokenArgs {
  @SecretInput('Token from the link.') token!: string;
}
