import { Flag, Id, Int, Many, Moment, Text, TextOrNull, View } from '../../../core/view/view';

@View('An owner of a share.', 'ShareMember')
export class ShareMemberView {
  @Id('Id of the user.') userId!: number;
  @Text('Full name of the user.') name!: string;
  @Flag('True for the owner under whose name the share is shown.') isFirst!: boolean;
  @Flag('False for a person without an e-mail address, for whom the other owners act.')
  hasEmail!: boolean;
}

@View('An owner of a share, as the owners of the property see them.')
export class HouseOwner extends ShareMemberView {
  @Flag('True for you.') isMe!: boolean;
  @TextOrNull('Telephone number, where the user shows it to you; null otherwise.')
  phone!: string | null;
}

@View('A share of a property, and its owners.')
export class HouseShare {
  @Id('Id of the share.') shareId!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @Flag('Whether the share takes part in the rotation.') isActive!: boolean;
  @Many(HouseOwner, 'Its owners, the first first; empty for a vacant share.')
  owners!: HouseOwner[];
}

@View('A link that has not been used yet.', 'ShareInvitation')
export class ShareInvitationView {
  @Id('Id of the invitation.') id!: number;
  @Text('Full name of the user who created the link.') invitedBy!: string;
  @Moment('When it ends.') expiresAt!: Date;
}

@View('The people of a share: all have an owner’s rights for it, and it counts once.')
export class ShareMembers {
  @Id('Id of the share.') shareId!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @Text('Name of the property.') propertyName!: string;
  @Many(ShareMemberView, 'Its owners, the first first; empty for a vacant share.')
  members!: ShareMemberView[];
  @Many(ShareInvitationView, 'Its open links, the oldest first.')
  invitations!: ShareInvitationView[];
}

@View('A new link, which is shown only once.')
export class NewShareInvitation {
  @Text('Address that makes the user who opens it an owner of the share; it works once.')
  url!: string;
  @Moment('When it ends.') expiresAt!: Date;
}

@View('The share that a link is about.')
export class InvitedShare {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Location of the property.') location!: string;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @Text('Full name of the user who invites.') invitedBy!: string;
}
