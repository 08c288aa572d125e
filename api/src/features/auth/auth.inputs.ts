import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EmailInput,
  IdInput,
  NameInput,
  PatternInput,
  SecretInput,
  TextInput,
  TimeZoneInput,
} from '../../core/input/input';
import { THEME_IDS, type ThemeId } from './rules';

@InputType({ description: 'Credentials.' })
export class LoginInput {
  @EmailInput('E-mail address.') email!: string;
  @SecretInput('The password, or a temporary one.') password!: string;
  @BooleanInput(
    'Whether to start an administrator session; ignored unless the user is an administrator.',
    { optional: true },
  )
  isAdmin?: boolean;
  @SecretInput(
    'With two-step verification: the code from the authenticator app, or a recovery code.',
    { optional: true },
  )
  code?: string;
}

@InputType({ description: 'A registration.' })
export class RegisterInput {
  @EmailInput('E-mail address.') email!: string;
  @NameInput('First name.', { max: 100 }) firstName!: string;
  @NameInput('Last name.', { max: 100 }) lastName!: string;
}

@InputType('EmailInput', { description: 'An e-mail address.' })
export class EmailAddressInput {
  @EmailInput('E-mail address.') email!: string;
}

@InputType({ description: 'A code and a new password.' })
export class VerifyOtpInput {
  @EmailInput('E-mail address.') email!: string;
  @PatternInput('The 6-digit code from the e-mail.', {
    pattern: /^\d{6}$/,
    rule: 'be the 6 digits of the code',
  })
  otpCode!: string;
  @SecretInput('The new password: at least 6 characters, at most 72 bytes.') newPassword!: string;
}

@InputType({ description: 'A new password for the signed-in user.' })
export class ChangePasswordInput {
  @SecretInput('The current password; not needed to replace a temporary one.', { optional: true })
  currentPassword?: string;
  @SecretInput('The new password: at least 6 characters, at most 72 bytes.') newPassword!: string;
}

@ArgsType()
export class ResetTokenArgs {
  @SecretInput('Token from the link in the e-mail.') token!: string;
}

@InputType({ description: 'A new password, set with a reset link.' })
export class ResetPasswordInput {
  @SecretInput('Token from the link in the e-mail.') token!: string;
  @SecretInput('The new password: at least 6 characters, at most 72 bytes.') newPassword!: string;
}

@ArgsType()
export class SaveThemeArgs {
  @PatternInput(`One of ${THEME_IDS.join(', ')}.`, {
    pattern: new RegExp(`^(${THEME_IDS.join('|')})$`),
    rule: `be one of ${THEME_IDS.join(', ')}`,
  })
  themeId!: ThemeId;
}

@ArgsType()
export class SaveTimeZoneArgs {
  @TimeZoneInput('Time zone as an IANA name, such as Europe/Zurich.') timeZone!: string;
}

@ArgsType()
export class SaveMailPreferenceArgs {
  @BooleanInput('Whether to get an e-mail about messages left unread.') unreadMails!: boolean;
}

@ArgsType()
export class ConfirmPasswordArgs {
  @SecretInput('Your password.') password!: string;
}

@ArgsType()
export class SessionArgs {
  @TextInput('Id of the session.', { max: 100 }) id!: string;
}

@ArgsType()
export class SecondFactorCodeArgs {
  @SecretInput('The code from the authenticator app.') code!: string;
}

@ArgsType()
export class SecondFactorOffArgs {
  @SecretInput('The code from the authenticator app, or a recovery code.') code!: string;
}

@ArgsType()
export class SecondFactorOwnerArgs {
  @IdInput('Id of the user.') userId!: number;
}

@ArgsType()
export class StartViewingArgs {
  @IdInput('Id of the user.') userId!: number;
}
