import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
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
  @Query(() => CurrentUser, {
    nullable: true,
    description: 'The signed-in user; null if signed out.',
  })
  currentUser(@Ctx() call: RequestContext<CurrentUser>) {
    return call.actor?.user ?? null;
  }

  @Extensions(SIGN_IN)
  @Mutation(() => LoginResult, { description: 'Signs in; the session is kept in a cookie.' })
  login(@Ctx() call: RequestContext, @Arg('input', () => LoginInput) input: LoginInput) {
    return login(call, input);
  }

  @Extensions(SIGN_IN)
  @Mutation(() => LoginResult, {
    description: 'Starts an administrator session; anyone else is refused and keeps their session.',
  })
  adminLogin(@Ctx() call: RequestContext, @Arg('input', () => LoginInput) input: LoginInput) {
    return adminLogin(call, input);
  }

  @Mutation(() => Boolean, { description: 'Ends this session and its sockets.' })
  logout(@Ctx() call: RequestContext) {
    return logout(call);
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a 6-digit code by e-mail. The answer does not reveal whether the address has an account.',
  })
  register(@Ctx() call: RequestContext, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return register(call, input);
  }

  @Mutation(() => Boolean, {
    description: 'Sends a new code, at the earliest 60 seconds after the last one.',
  })
  resendOtp(
    @Ctx() call: RequestContext,
    @Arg('input', () => EmailAddressInput) input: EmailAddressInput,
  ) {
    return resendOtp(call, input);
  }

  @Mutation(() => LoginResult, {
    description: 'Completes the registration with the code from the e-mail, and signs in.',
  })
  verifyOtp(
    @Ctx() call: RequestContext,
    @Arg('input', () => VerifyOtpInput) input: VerifyOtpInput,
  ) {
    return verifyOtp(call, input);
  }

  @Mutation(() => LoginResult, {
    description: 'Changes your password and ends your other sessions.',
  })
  changePassword(
    @Ctx() call: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ) {
    return changePassword(call, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a password reset link. The answer does not reveal whether the address has an account.',
  })
  forgotPassword(
    @Ctx() call: RequestContext,
    @Arg('input', () => EmailAddressInput) input: EmailAddressInput,
  ) {
    return forgotPassword(call, input);
  }

  @Query(() => Boolean, {
    description: 'Whether a password reset link is still valid; checking does not use it up.',
  })
  resetLinkOpens(@Ctx() call: RequestContext, @Args(() => ResetTokenArgs) args: ResetTokenArgs) {
    return checkResetLink(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password with a reset link, which works once.',
  })
  resetPassword(
    @Ctx() call: RequestContext,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ) {
    return resetPassword(call, input);
  }

  @Mutation(() => Boolean, { description: 'Saves your theme.' })
  saveTheme(@Ctx() call: RequestContext, @Args(() => SaveThemeArgs) args: SaveThemeArgs) {
    return saveTheme(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Saves your time zone, in which emails say deadlines.',
  })
  saveTimeZone(@Ctx() call: RequestContext, @Args(() => SaveTimeZoneArgs) args: SaveTimeZoneArgs) {
    return saveTimeZone(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Saves whether you get an e-mail about unread messages.',
  })
  saveMailPreference(
    @Ctx() call: RequestContext,
    @Args(() => SaveMailPreferenceArgs) args: SaveMailPreferenceArgs,
  ) {
    return saveMailPreference(call, args);
  }
}
