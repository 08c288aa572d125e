import { ArgsType } from 'type-graphql';
import { IdInput, SecretInput } from '../../../core/input/input';

@ArgsType()
export class ShareMembersArgs {
  @IdInput('Id of the share.') shareId!: number;
}

@ArgsType()
export class ShareMemberArgs extends ShareMembersArgs {
  @IdInput('Id of the user.') userId!: number;
}

@ArgsType()
export class EndShareInvitationArgs extends ShareMembersArgs {
  @IdInput('Id of the invitation.') id!: number;
}

@ArgsType()
export class ShareTokenArgs {
  @SecretInput('Token from the link.') token!: string;
}
