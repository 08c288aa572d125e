import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import {
  ChangePasswordInput,
  EmailAddressInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  ResetTokenArgs,
  SaveMailPreferenceArgs,
  SaveThemeArgs,
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
import { verifyOtp } from './use-cases/verify-otp';

@Resolver()
export class AuthResolver {
  @Query(() => CurrentUser, { nullable: true, description: 'Null when signed out.' })
  currentUser(@Ctx() call: Call<CurrentUser>) {
    return call.actor?.user ?? null;
  }

  @Mutation(() => LoginResult, { description: 'Signs in; the session travels in a cookie.' })
  login(@Ctx() call: Call, @Arg('input', () => LoginInput) input: LoginInput) {
    return login(call, input);
  }

  @Mutation(() => LoginResult, {
    description:
      'Signs in as administrator; refuses everybody else and leaves their session as it was.',
  })
  adminLogin(@Ctx() call: Call, @Arg('input', () => LoginInput) input: LoginInput) {
    return adminLogin(call, input);
  }

  @Mutation(() => Boolean, { description: 'Ends this session, its sockets included.' })
  logout(@Ctx() call: Call) {
    return logout(call);
  }

  @Mutation(() => Boolean, {
    description: 'Mails a 6-digit code. Answers alike whether the address has an account or not.',
  })
  register(@Ctx() call: Call, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return register(call, input);
  }

  @Mutation(() => Boolean, { description: 'A new code, at the earliest 60 s after the last.' })
  resendOtp(@Ctx() call: Call, @Arg('input', () => EmailAddressInput) input: EmailAddressInput) {
    return resendOtp(call, input);
  }

  @Mutation(() => LoginResult, { description: 'Opens the account with the mailed code.' })
  verifyOtp(@Ctx() call: Call, @Arg('input', () => VerifyOtpInput) input: VerifyOtpInput) {
    return verifyOtp(call, input);
  }

  @Mutation(() => LoginResult, { description: 'Ends all other sessions of the person.' })
  changePassword(
    @Ctx() call: Call,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ) {
    return changePassword(call, input);
  }

  @Mutation(() => Boolean, {
    description: 'Mails a link. Answers alike whether the address has an account or not.',
  })
  forgotPassword(
    @Ctx() call: Call,
    @Arg('input', () => EmailAddressInput) input: EmailAddressInput,
  ) {
    return forgotPassword(call, input);
  }

  @Query(() => Boolean, {
    description: 'Whether the link of a forgotten password still works; it is not used up.',
  })
  resetLinkOpens(@Ctx() call: Call, @Args(() => ResetTokenArgs) args: ResetTokenArgs) {
    return checkResetLink(call, args);
  }

  @Mutation(() => Boolean, { description: 'Sets a new password with a link that works once.' })
  resetPassword(
    @Ctx() call: Call,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ) {
    return resetPassword(call, input);
  }

  @Mutation(() => Boolean, { description: 'Keeps my theme with my account.' })
  saveTheme(@Ctx() call: Call, @Args(() => SaveThemeArgs) args: SaveThemeArgs) {
    return saveTheme(call, args);
  }

  @Mutation(() => Boolean, { description: 'Keeps whether I am mailed about unread messages.' })
  saveMailPreference(
    @Ctx() call: Call,
    @Args(() => SaveMailPreferenceArgs) args: SaveMailPreferenceArgs,
  ) {
    return saveMailPreference(call, args);
  }
}
