import { Extensions, Resolver } from 'type-graphql';
import { Describe, Mutation, Query, QueryOrNull } from '../../core/graphql/operations';
import { SIGN_IN } from '../../core/graphql/root-fields';
import type { RequestContext } from '../../core/request-context';
import {
  ChangePasswordInput,
  EmailAddressInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  ResetTokenArgs,
  SaveMailPreferenceArgs,
  SaveThemeArgs,
  SaveTimeZoneArgs,
  VerifyOtpInput,
} from './auth.inputs';
import { CurrentUser, LoginResult } from './auth.types';
import { changePassword } from './use-cases/change-password';
import { checkResetLink } from './use-cases/check-reset-link';
import { adminLogin, login } from './use-cases/login';
import { logout } from './use-cases/logout';
import { register, resendOtp } from './use-cases/register';
import { forgotPassword, resetPassword } from './use-cases/reset-password';
import { saveMailPreference } from './use-cases/save-mail-preference';
import { saveTheme } from './use-cases/save-theme';
import { saveTimeZone } from './use-cases/save-time-zone';
import { verifyOtp } from './use-cases/verify-otp';

@Resolver()
export class AuthResolver {
  @QueryOrNull(CurrentUser)
  @Describe('The signed-in user; null if signed out.')
  currentUser(call: RequestContext<CurrentUser>) {
    return call.actor?.user ?? null;
  }

  @Extensions(SIGN_IN)
  @Mutation(LoginResult, { input: LoginInput })
  @Describe('Signs in; the session is kept in a cookie.')
  login = login;

  @Extensions(SIGN_IN)
  @Mutation(LoginResult, { input: LoginInput })
  @Describe('Starts an administrator session; anyone else is refused and keeps their session.')
  adminLogin = adminLogin;

  @Mutation(Boolean)
  @Describe('Ends this session and its sockets.')
  logout = logout;

  @Mutation(Boolean, { input: RegisterInput })
  @Describe(
    'Sends a 6-digit code by e-mail. The answer does not reveal whether the address has an account.',
  )
  register = register;

  @Mutation(Boolean, { input: EmailAddressInput })
  @Describe('Sends a new code, at the earliest 60 seconds after the last one.')
  resendOtp = resendOtp;

  @Mutation(LoginResult, { input: VerifyOtpInput })
  @Describe('Completes the registration with the code from the e-mail, and signs in.')
  verifyOtp = verifyOtp;

  @Mutation(LoginResult, { input: ChangePasswordInput })
  @Describe('Changes your password and ends your other sessions.')
  changePassword = changePassword;

  @Mutation(Boolean, { input: EmailAddressInput })
  @Describe(
    'Sends a password reset link. The answer does not reveal whether the address has an account.',
  )
  forgotPassword = forgotPassword;

  @Query(Boolean, { args: ResetTokenArgs })
  @Describe('Whether a password reset link is still valid; checking does not use it up.')
  resetLinkOpens = checkResetLink;

  @Mutation(Boolean, { input: ResetPasswordInput })
  @Describe('Sets a new password with a reset link, which works once.')
  resetPassword = resetPassword;

  @Mutation(Boolean, { args: SaveThemeArgs })
  @Describe('Saves your theme.')
  saveTheme = saveTheme;

  @Mutation(Boolean, { args: SaveTimeZoneArgs })
  @Describe('Saves your time zone, in which emails say deadlines.')
  saveTimeZone = saveTimeZone;

  @Mutation(Boolean, { args: SaveMailPreferenceArgs })
  @Describe('Saves whether you get an e-mail about unread messages.')
  saveMailPreference = saveMailPreference;
}
