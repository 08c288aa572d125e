import {
  Flag,
  Id,
  IdOrNull,
  Moment,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import type { ThemeId } from './rules';
import { UserRole } from './user.entity';

@View('The view of an administrator who sees the application as another user does.', 'Viewing')
export class ViewingView {
  @Id('Id of the view.') id!: number;
  @Text('Full name of the administrator.') viewerName!: string;
  @Moment('When it ends unless it is stopped before.') endsAt!: Date;
}

@View('The signed-in user.')
export class CurrentUser {
  @Id('Your id.') id!: number;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @Text('E-mail address.') email!: string;
  @TextOrNull('Address of the profile picture.') profileImageUrl!: string | null;
  @One(UserRole, 'Your role; USER by default.') userRole!: UserRole;
  @Flag('True if you are an administrator, in any kind of session.') isAdmin!: boolean;
  @Flag(
    'True while this session has administrator rights: for 12 hours, and until 30 minutes without use.',
  )
  isAdminSession!: boolean;
  @Flag('True if a temporary password must be replaced.') isFirstLogin!: boolean;
  @Flag('True if two-step verification is on.') hasSecondFactor!: boolean;
  @Flag('True if the password was given in this session within the last 15 minutes.')
  hasRecentPassword!: boolean;
  @TextOrNull('Date of birth (YYYY-MM-DD).') dateOfBirth!: string | null;
  @TextOrNull('Anniversary (YYYY-MM-DD).') anniversaryDate!: string | null;
  @IdOrNull('Id of the property they stay in as a guest; null for none.')
  linkedPropertyId!: number | null;
  @TextOrNull('Id of the saved theme; null for the default.') themeId!: ThemeId | null;
  @TextOrNull('Time zone of the device last used, as an IANA name; null until one is known.')
  timeZone!: string | null;
  @Flag('Whether you get an e-mail about messages left unread for 15 minutes.')
  unreadMails!: boolean;
  @Moment('When it was created.') createdAt!: Date;
  @Moment('When it was last updated.') updatedAt!: Date;
  @OneOrNull(
    ViewingView,
    'Set while an administrator views the application as this user, without what only concerns their account; null otherwise.',
  )
  viewing!: ViewingView | null;
}

@View('The signed-in user.')
export class LoginResult {
  @One(CurrentUser, 'The signed-in user.') user!: CurrentUser;
  @Flag('True if the user must choose a password next.') isFirstLogin!: boolean;
}

@View('A temporary password, valid until the user chooses their own.')
export class TemporaryPassword {
  @Text('The password; it is shown only once.') password!: string;
  @Moment('When it expires, 7 days from now.') expiresAt!: Date;
}

@View('A device on which you are signed in.')
export class UserSession {
  @Id('Its id.') id!: string;
  @Text('The device, such as "Firefox on Android".') device!: string;
  @Text('The network that it was last used from.') network!: string;
  @Moment('When you signed in.') createdAt!: Date;
  @Moment('When it was last used, to the minute.') usedAt!: Date;
  @Flag('True for the session that asks.') isCurrent!: boolean;
  @Flag('True while it has administrator rights.') isAdminSession!: boolean;
}

@View('The secret of a second factor that is being set up.')
export class SecondFactorSetup {
  @Text('The secret as text (Base32), to be typed in.') setupKey!: string;
  @Text('Its otpauth:// address, which authenticator apps open.') url!: string;
  @Text('That address as a QR code, a data: URL of an SVG.') qrCode!: string;
}

@View('An administrator who has viewed the application as you.')
export class AccountViewing {
  @Id('Id of the view.') id!: number;
  @Text("Full name of the administrator; 'Former owner' if deleted.") viewerName!: string;
  @Moment('When it began; it lasts 30 minutes at most.') startedAt!: Date;
}
