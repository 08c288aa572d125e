import { Field, Int, ObjectType } from 'type-graphql';
import type { ThemeId } from './rules';
import { UserRole } from './user.entity';

@ObjectType({ description: 'The signed-in person, as they see themselves.', simpleResolvers: true })
export class CurrentUser {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Address of a picture of them.' })
  profileImageUrl!: string | null;

  @Field(() => UserRole, { description: 'USER unless an administrator said otherwise.' })
  userRole!: UserRole;

  @Field(() => Boolean, {
    description: 'True for an administrator, whatever kind of session this is.',
  })
  isAdmin!: boolean;

  @Field(() => Boolean, {
    description: 'True when this session may administer: signed in as administrator.',
  })
  isAdminSession!: boolean;

  @Field(() => Boolean, { description: 'True while a temporary password has to be replaced.' })
  isFirstLogin!: boolean;

  @Field(() => String, { nullable: true, description: 'As YYYY-MM-DD.' })
  dateOfBirth!: string | null;

  @Field(() => String, { nullable: true, description: 'As YYYY-MM-DD.' })
  anniversaryDate!: string | null;

  @Field(() => Int, { nullable: true, description: 'The property they stay in as a guest.' })
  linkedPropertyId!: number | null;

  @Field(() => String, { nullable: true, description: 'The theme they saved, as its id.' })
  themeId!: ThemeId | null;

  @Field(() => Boolean, {
    description: 'Whether they are mailed about messages that wait unread for 15 minutes.',
  })
  unreadMails!: boolean;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class LoginResult {
  @Field(() => CurrentUser, { description: 'Who is signed in now.' })
  user!: CurrentUser;

  @Field(() => Boolean, { description: 'True when the next step is to choose a password.' })
  isFirstLogin!: boolean;
}

@ObjectType({
  description: 'A password that opens until the person has chosen their own.',
  simpleResolvers: true,
})
export class TemporaryPassword {
  @Field(() => String, { description: 'Shown this once.' })
  password!: string;

  @Field(() => Date, { description: 'When it stops opening, 7 days from now.' })
  expiresAt!: Date;
}
