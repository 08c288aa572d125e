import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, EmailInput, PatternInput, SecretInput, TextInput } from '../../kit/input';
import { THEME_IDS, type ThemeId } from './rules';

@InputType()
export class LoginInput {
  @EmailInput()
  email!: string;

  @SecretInput({ description: 'The chosen or the temporary password.' })
  password!: string;

  @BooleanInput({
    optional: true,
    description: 'Ask for an administrator session; ignored for everybody else.',
  })
  isAdmin?: boolean;
}

@InputType()
export class RegisterInput {
  @EmailInput()
  email!: string;

  @TextInput({ max: 100 })
  firstName!: string;

  @TextInput({ max: 100 })
  lastName!: string;
}

@InputType('EmailInput')
export class EmailAddressInput {
  @EmailInput()
  email!: string;
}

@InputType()
export class VerifyOtpInput {
  @EmailInput()
  email!: string;

  @PatternInput({
    pattern: /^\d{6}$/,
    rule: 'be the 6 digits of the code',
    description: 'The 6 digits from the mail.',
  })
  otpCode!: string;

  @SecretInput({ description: 'At least 6 characters, at most 72 bytes.' })
  newPassword!: string;
}

@InputType()
export class ChangePasswordInput {
  @SecretInput({
    optional: true,
    description: 'Not needed while a temporary password is replaced.',
  })
  currentPassword?: string;

  @SecretInput({ description: 'At least 6 characters, at most 72 bytes.' })
  newPassword!: string;
}

@ArgsType()
export class ResetTokenArgs {
  @SecretInput({ description: 'From the link in the mail.' })
  token!: string;
}

@InputType()
export class ResetPasswordInput {
  @SecretInput({ description: 'From the link in the mail.' })
  token!: string;

  @SecretInput({ description: 'At least 6 characters, at most 72 bytes.' })
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
export class SaveMailPreferenceArgs {
  @BooleanInput({ description: 'Whether to be mailed about messages that wait unread.' })
  unreadMails!: boolean;
}
