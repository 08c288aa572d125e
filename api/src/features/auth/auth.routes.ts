import { route, routesOf } from '../../core/http/rest';
import { type RestAnswer, SAYING } from '../../core/http/rest-answer';
import { requireSession } from '../../core/request-context';
import {
  ChangePasswordInput,
  EmailAddressInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  ResetTokenArgs,
  VerifyOtpInput,
} from './auth.inputs';
import { CurrentUser, LoginResult } from './auth.types';
import { changePassword } from './use-cases/change-password';
import { checkResetLink } from './use-cases/check-reset-link';
import { login } from './use-cases/login';
import { logout } from './use-cases/logout';
import { register, resendOtp } from './use-cases/register';
import { forgotPassword, resetPassword } from './use-cases/reset-password';
import { verifyOtp } from './use-cases/verify-otp';

const RESET_LINK: RestAnswer = {
  name: 'ResetLink',
  description: 'A password reset link.',
  properties: { opens: { type: 'boolean', description: 'Whether it is still valid.' } },
};

/** Returns a fixed message where the use-case has no result. */
const saying = (message: string) => () => ({ message });

export const authRoutes = routesOf('Accounts', [
  route('GET', '/api/auth/user', {
    id: 'getCurrentUser',
    scope: 'ANY',
    isOfSession: true,
    summary: 'Get the signed-in user; 401 if signed out.',
    answer: CurrentUser,
    handle: async (call) => requireSession(call).user,
  }),
  route('POST', '/api/auth/login', {
    id: 'login',
    isPublic: true,
    isSignIn: true,
    summary: 'Sign in; the session is kept in a cookie.',
    body: LoginInput,
    answer: LoginResult,
    handle: (call, { body }) => login(call, body),
  }),
  route('POST', '/api/auth/logout', {
    id: 'logout',
    isPublic: true,
    isOfSession: true,
    summary: 'Sign out: end this session and its sockets.',
    answer: SAYING,
    handle: (call) => logout(call).then(saying('You are signed out.')),
  }),
  route('POST', '/api/auth/register-first-time', {
    id: 'register',
    isPublic: true,
    summary: 'Register: send a 6-digit code by e-mail.',
    body: RegisterInput,
    answer: SAYING,
    handle: (call, { body }) =>
      register(call, body).then(
        saying('A verification code has been sent to your e-mail address.'),
      ),
  }),
  route('POST', '/api/auth/verify-otp', {
    id: 'verifyOtp',
    isPublic: true,
    summary: 'Complete the registration with the code and a password, and sign in.',
    body: VerifyOtpInput,
    answer: LoginResult,
    handle: (call, { body }) => verifyOtp(call, body),
  }),
  route('POST', '/api/auth/resend-otp', {
    id: 'resendOtp',
    isPublic: true,
    summary: 'Send a new code, at the earliest 60 seconds after the last one.',
    body: EmailAddressInput,
    answer: SAYING,
    handle: (call, { body }) =>
      resendOtp(call, body).then(saying('A new code has been sent to your e-mail address.')),
  }),
  route('POST', '/api/auth/change-password', {
    id: 'changePassword',
    hasSecrets: true,
    summary: 'Change your password and end your other sessions.',
    body: ChangePasswordInput,
    answer: LoginResult,
    handle: (call, { body }) => changePassword(call, body),
  }),
  route('POST', '/api/auth/forgot-password', {
    id: 'forgotPassword',
    isPublic: true,
    summary: 'Send a password reset link, which works once within an hour.',
    body: EmailAddressInput,
    answer: SAYING,
    handle: (call, { body }) =>
      forgotPassword(call, body).then(
        saying('If the address has an account, a link is on its way to it.'),
      ),
  }),
  route('POST', '/api/auth/check-reset-link', {
    id: 'checkResetLink',
    isPublic: true,
    summary: 'Check whether a reset link is still valid, without using it up.',
    body: ResetTokenArgs,
    answer: RESET_LINK,
    handle: async (call, { body }) => ({ opens: await checkResetLink(call, body) }),
  }),
  route('POST', '/api/auth/reset-password', {
    id: 'resetPassword',
    isPublic: true,
    summary: 'Set a new password with a reset link, and end all sessions of the user.',
    body: ResetPasswordInput,
    answer: SAYING,
    handle: (call, { body }) =>
      resetPassword(call, body).then(saying('Your password has been reset. Please sign in.')),
  }),
]);
