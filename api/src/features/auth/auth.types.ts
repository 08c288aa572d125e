import { Field, ID, ObjectType } from 'type-graphql';
import type { ThemeId } from './rules';
import { UserRole } from './user.entity';

@ObjectType({ description: 'The signed-in user.', simpleResolvers: true })
export class CurrentUser {
  @Field(() => ID, { description: 'Your id.' })
  id!: number;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Address of the profile picture.' })
  profileImageUrl!: string | null;

  @Field(() => UserRole, { description: 'Your role; USER by default.' })
  userRole!: UserRole;

  @Field(() => Boolean, {
    description: 'True if you are an administrator, in any kind of session.',
  })
  isAdmin!: boolean;

  @Field(() => Boolean, { description: 'True if this is an administrator session.' })
  isAdminSession!: boolean;

  @Field(() => Boolean, { description: 'True if a temporary password must be replaced.' })
  isFirstLogin!: boolean;

  @Field(() => String, { nullable: true, description: 'Date of birth (YYYY-MM-DD).' })
  dateOfBirth!: string | null;

  @Field(() => String, { nullable: true, description: 'Anniversary (YYYY-MM-DD).' })
  anniversaryDate!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the property they stay in as a guest; null for none.',
  })
  linkedPropertyId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the saved theme; null for the default.',
  })
  themeId!: ThemeId | null;

  @Field(() => Boolean, {
    description: 'Whether you get an e-mail about messages left unread for 15 minutes.',
  })
  unreadMails!: boolean;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last updated.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'The signed-in user.', simpleResolvers: true })
export class LoginResult {
  @Field(() => CurrentUser, { description: 'The signed-in user.' })
  user!: CurrentUser;

  @Field(() => Boolean, { description: 'True if the user must choose a password next.' })
  isFirstLogin!: boolean;
}

@ObjectType({
  description: 'A temporary password, valid until the user chooses their own.',
  simpleResolvers: true,
})
export class TemporaryPassword {
  @Field(() => String, { description: 'The password; it is shown only once.' })
  password!: string;

  @Field(() => Date, { description: 'When it expires, 7 days from now.' })
  expiresAt!: Date;
}
