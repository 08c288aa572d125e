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
  @EmailInput({ description: 'E-mail address.' })
  email!: string;

  @SecretInput({ description: 'The password, or a temporary one.' })
  password!: string;

  @BooleanInput({
    optional: true,
    description:
      'Whether to start an administrator session; ignored unless the user is an administrator.',
  })
  isAdmin?: boolean;

  @SecretInput({
    optional: true,
    description:
      'With two-step verification: the code from the authenticator app, or a recovery code.',
  })
  code?: string;
}

@InputType({ description: 'A registration.' })
export class RegisterInput {
  @EmailInput({ description: 'E-mail address.' })
  email!: string;

  @NameInput({ description: 'First name.', max: 100 })
  firstName!: string;

  @NameInput({ description: 'Last name.', max: 100 })
  lastName!: string;
}

@InputType('EmailInput', { description: 'An e-mail address.' })
export class EmailAddressInput {
  @EmailInput({ description: 'E-mail address.' })
  email!: string;
}

@InputType({ description: 'A code and a new password.' })
export class VerifyOtpInput {
  @EmailInput({ description: 'E-mail address.' })
  email!: string;

  @PatternInput({
    pattern: /^\d{6}$/,
    rule: 'be the 6 digits of the code',
    description: 'The 6-digit code from the e-mail.',
  })
  otpCode!: string;

  @SecretInput({ description: 'The new password: at least 6 characters, at most 72 bytes.' })
  newPassword!: string;
}

@InputType({ description: 'A new password for the signed-in user.' })
export class ChangePasswordInput {
  @SecretInput({
    optional: true,
    description: 'The current password; not needed to replace a temporary one.',
  })
  currentPassword?: string;

  @SecretInput({ description: 'The new password: at least 6 characters, at most 72 bytes.' })
  newPassword!: string;
}

@ArgsType()
export class ResetTokenArgs {
  @SecretInput({ description: 'Token from the link in the e-mail.' })
  token!: string;
}

@InputType({ description: 'A new password, set with a reset link.' })
export class ResetPasswordInput {
  @SecretInput({ description: 'Token from the link in the e-mail.' })
  token!: string;

  @SecretInput({ description: 'The new password: at least 6 characters, at most 72 bytes.' })
  newPassword!: string;
}

@ArgsType()
export class SaveThemeArgs {
  @PatternInput({
    pattern: new RegExp(`^(${THEME_IDS.join('|')})$`),
    rule: `be one of ${THEME_IDS.join(', ')}`,
    description: `One of ${THEME_IDS.join(', ')}.`,
  })
  themeId!: ThemeId;
}

@ArgsType()
export class SaveTimeZoneArgs {
  @TimeZoneInput({ description: 'Time zone as an IANA name, such as Europe/Zurich.' })
  timeZone!: string;
}

@ArgsType()
export class SaveMailPreferenceArgs {
  @BooleanInput({ description: 'Whether to get an e-mail about messages left unread.' })
  unreadMails!: boolean;
}

@ArgsType()
export class ConfirmPasswordArgs {
  @SecretInput({ description: 'Your password.' })
  password!: string;
}

@ArgsType()
export class SessionArgs {
  @TextInput({ max: 100, description: 'Id of the session.' })
  id!: string;
}

@ArgsType()
export class SecondFactorCodeArgs {
  @SecretInput({ description: 'The code from the authenticator app.' })
  code!: string;
}

@ArgsType()
export class SecondFactorOffArgs {
  @SecretInput({ description: 'The code from the authenticator app, or a recovery code.' })
  code!: string;
}

@ArgsType()
export class SecondFactorOwnerArgs {
  @IdInput({ description: 'Id of the user.' })
  userId!: number;
}

@ArgsType()
export class StartViewingArgs {
  @IdInput({ description: 'Id of the user.' })
  userId!: number;
}
