import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  Flag,
  Id,
  IdOrNull,
  Int,
  Many,
  Moment,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  Texts,
  View,
} from '../../core/view/view';
import { UserRole } from '../auth/user.entity';
import { AdminShare } from '../shares/management/admin-share.type';

export const PasswordState = defineEnum(
  'PasswordState',
  'Whether a password is set, and who set it.',
  {
    NOT_SET: 'Not set.',
    TEMPORARY: 'A temporary password set by an administrator.',
    CHOSEN: 'Chosen by the user.',
  },
);
export type PasswordState = EnumOf<typeof PasswordState>;

export const UserSort = defineEnum('UserSort', 'Sort key for users.', {
  NAME: 'By name.',
  EMAIL: 'By e-mail address.',
  ROLE: 'By role.',
  CREATED: 'By creation date.',
  SHARES: 'By number of shares.',
});
export type UserSort = EnumOf<typeof UserSort>;

export const UserAccess = defineEnum('UserAccess', 'Whether users can sign in.', {
  ALL: 'All users.',
  WITHOUT: 'Users without a password.',
  INVITED: 'Users without a password who have been invited.',
});
export type UserAccess = EnumOf<typeof UserAccess>;

@View('A user, for administrators.')
export class AdminUser {
  @Id('Id of the user.') id!: number;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @TextOrNull('E-mail address.') email!: string | null;
  @TextOrNull('Address of the profile picture.') profileImageUrl!: string | null;
  @One(UserRole, 'Role of the user.') userRole!: UserRole;
  @Flag('True if the user is an administrator, by role or by flag.') isAdmin!: boolean;
  @One(PasswordState, 'Whether a password is set, and who set it.')
  passwordState!: `${PasswordState}`;
  @MomentOrNull('When they were last invited; null if never, or once a password is set.')
  invitedAt!: Date | null;
  @MomentOrNull('When the link of that invitation ends; null without one.')
  invitationEndsAt!: Date | null;
  @Flag('Whether two-step verification is on.') hasSecondFactor!: boolean;
  @Flag('Whether passkeys sign in to the account.') hasPasskeys!: boolean;
  @IdOrNull('Id of the property they stay in as a guest; null for none.')
  linkedPropertyId!: number | null;
  @TextOrNull('Name of the linked property.') linkedPropertyName!: string | null;
  @TextOrNull('Date of birth (YYYY-MM-DD).') dateOfBirth!: string | null;
  @TextOrNull('Anniversary (YYYY-MM-DD).') anniversaryDate!: string | null;
  @TextOrNull('Telephone number.') phone!: string | null;
  @TextOrNull('Postal address.') postalAddress!: string | null;
  @TextOrNull('Note for administrators only.') adminNote!: string | null;
  @Texts('Short words, for administrators only.') tags!: readonly string[];
  @Int('Number of shares the user owns.') shareCount!: number;
  @Many(AdminShare, 'The shares the user owns, by property and number.') shares!: AdminShare[];
  @Moment('When it was created.') createdAt!: Date;
  @Moment('When it was last updated.') updatedAt!: Date;
  @Int('Version for optimistic locking; pass it when updating.') version!: number;
}

@View('A page of users.')
export class AdminUserPage {
  @Many(AdminUser, 'Items of this page.') items!: AdminUser[];
  @Int('Number of items on all pages.') total!: number;
}

@View('The result of deleting a user.')
export class DeletedUser {
  @Text('What was done, in one sentence.') message!: string;
}
