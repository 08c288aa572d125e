import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import { UserRole } from '../auth/user.entity';
import { AdminShare } from '../shares/admin-share.type';

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

@ObjectType({ description: 'A user, for administrators.', simpleResolvers: true })
export class AdminUser {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: number;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.', nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the profile picture.' })
  profileImageUrl!: string | null;

  @Field(() => UserRole, { description: 'Role of the user.' })
  userRole!: UserRole;

  @Field(() => Boolean, {
    description: 'True if the user is an administrator, by role or by flag.',
  })
  isAdmin!: boolean;

  @Field(() => PasswordState, { description: 'Whether a password is set, and who set it.' })
  passwordState!: `${PasswordState}`;

  @Field(() => Date, {
    nullable: true,
    description: 'When they were last invited; null if never, or once a password is set.',
  })
  invitedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the link of that invitation ends; null without one.',
  })
  invitationEndsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether two-step verification is on.' })
  hasSecondFactor!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the property they stay in as a guest; null for none.',
  })
  linkedPropertyId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the linked property.' })
  linkedPropertyName!: string | null;

  @Field(() => String, { nullable: true, description: 'Date of birth (YYYY-MM-DD).' })
  dateOfBirth!: string | null;

  @Field(() => String, { nullable: true, description: 'Anniversary (YYYY-MM-DD).' })
  anniversaryDate!: string | null;

  @Field(() => Int, { description: 'Number of shares the user owns.' })
  shareCount!: number;

  @Field(() => [AdminShare], { description: 'The shares the user owns, by property and number.' })
  shares!: AdminShare[];

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last updated.' })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it when updating.' })
  version!: number;
}

@ObjectType({ description: 'A page of users.', simpleResolvers: true })
export class AdminUserPage {
  @Field(() => [AdminUser], { description: 'Items of this page.' })
  items!: AdminUser[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;
}

@ObjectType({ description: 'The result of deleting a user.', simpleResolvers: true })
export class DeletedUser {
  @Field(() => String, { description: 'What was done, in one sentence.' })
  message!: string;
}
