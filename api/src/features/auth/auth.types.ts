import { Field, ID, ObjectType } from 'type-graphql';
import type { ThemeId } from './rules';
import { UserRole } from './user.entity';

@ObjectType('Viewing', {
  description: 'The view of an administrator who sees the application as another user does.',
  simpleResolvers: true,
})
export class ViewingView {
  @Field(() => ID, { description: 'Id of the view.' })
  id!: number;

  @Field(() => String, { description: 'Full name of the administrator.' })
  viewerName!: string;

  @Field(() => Date, { description: 'When it ends unless it is stopped before.' })
  endsAt!: Date;
}

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

  @Field(() => Boolean, {
    description:
      'True while this session has administrator rights: for 12 hours, and until 30 minutes without use.',
  })
  isAdminSession!: boolean;

  @Field(() => Boolean, { description: 'True if a temporary password must be replaced.' })
  isFirstLogin!: boolean;

  @Field(() => Boolean, { description: 'True if two-step verification is on.' })
  hasSecondFactor!: boolean;

  @Field(() => Boolean, {
    description: 'True if the password was given in this session within the last 15 minutes.',
  })
  hasRecentPassword!: boolean;

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

  @Field(() => String, {
    nullable: true,
    description: 'Time zone of the device last used, as an IANA name; null until one is known.',
  })
  timeZone!: string | null;

  @Field(() => Boolean, {
    description: 'Whether you get an e-mail about messages left unread for 15 minutes.',
  })
  unreadMails!: boolean;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last updated.' })
  updatedAt!: Date;

  @Field(() => ViewingView, {
    nullable: true,
    description:
      'Set while an administrator views the application as this user, without what only concerns their account; null otherwise.',
  })
  viewing!: ViewingView | null;
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

@ObjectType({ description: 'A device on which you are signed in.', simpleResolvers: true })
export class UserSession {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The device, such as "Firefox on Android".' })
  device!: string;

  @Field(() => String, { description: 'The network that it was last used from.' })
  network!: string;

  @Field(() => Date, { description: 'When you signed in.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to the minute.' })
  usedAt!: Date;

  @Field(() => Boolean, { description: 'True for the session that asks.' })
  isCurrent!: boolean;

  @Field(() => Boolean, { description: 'True while it has administrator rights.' })
  isAdminSession!: boolean;
}

@ObjectType({
  description: 'The secret of a second factor that is being set up.',
  simpleResolvers: true,
})
export class SecondFactorSetup {
  @Field(() => String, { description: 'The secret as text (Base32), to be typed in.' })
  setupKey!: string;

  @Field(() => String, { description: 'Its otpauth:// address, which authenticator apps open.' })
  url!: string;

  @Field(() => String, { description: 'That address as a QR code, a data: URL of an SVG.' })
  qrCode!: string;
}

@ObjectType({
  description: 'An administrator who has viewed the application as you.',
  simpleResolvers: true,
})
export class AccountViewing {
  @Field(() => ID, { description: 'Id of the view.' })
  id!: number;

  @Field(() => String, {
    description: "Full name of the administrator; 'Former owner' if deleted.",
  })
  viewerName!: string;

  @Field(() => Date, { description: 'When it began; it lasts 30 minutes at most.' })
  startedAt!: Date;
}
