import { requireActor } from '../../kit/call';
import { route } from '../../kit/rest';
import {
  ChangePasswordInput,
  EmailAddressInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  ResetTokenArgs,
  VerifyOtpInput,
} from './auth.inputs';
import { changePassword } from './use-cases/change-password';
import { checkResetLink } from './use-cases/check-reset-link';
import { login } from './use-cases/login';
import { logout } from './use-cases/logout';
import { register, resendOtp } from './use-cases/register';
import { forgotPassword, resetPassword } from './use-cases/reset-password';
import { verifyOtp } from './use-cases/verify-otp';

const tag = 'Accounts';

/** Answers a sentence where there is nothing else to tell. */
const saying = (message: string) => () => ({ message });

export const authRoutes = [
  route({
    method: 'GET',
    url: '/api/auth/user',
    tag,
    summary: 'The signed-in person; 401 when signed out.',
    handle: async (call) => requireActor(call).user,
  }),
  route({
    method: 'POST',
    url: '/api/auth/login',
    tag,
    isPublic: true,
    summary: 'Signs in; the session travels in a cookie.',
    body: LoginInput,
    handle: (call, { body }) => login(call, body),
  }),
  route({
    method: 'POST',
    url: '/api/auth/logout',
    tag,
    isPublic: true,
    summary: 'Ends this session, its sockets included.',
    handle: (call) => logout(call).then(saying('You are signed out.')),
  }),
  route({
    method: 'POST',
    url: '/api/auth/register-first-time',
    tag,
    isPublic: true,
    summary: 'Mails a 6-digit code.',
    body: RegisterInput,
    handle: (call, { body }) =>
      register(call, body).then(
        saying('A verification code has been sent to your e-mail address.'),
      ),
  }),
  route({
    method: 'POST',
    url: '/api/auth/verify-otp',
    tag,
    isPublic: true,
    summary: 'Opens the account with the mailed code and a password, and signs in.',
    body: VerifyOtpInput,
    handle: (call, { body }) => verifyOtp(call, body),
  }),
  route({
    method: 'POST',
    url: '/api/auth/resend-otp',
    tag,
    isPublic: true,
    summary: 'A new code, at the earliest 60 s after the last.',
    body: EmailAddressInput,
    handle: (call, { body }) =>
      resendOtp(call, body).then(saying('A new code has been sent to your e-mail address.')),
  }),
  route({
    method: 'POST',
    url: '/api/auth/change-password',
    tag,
    summary: 'Replaces the password and ends all other sessions of the person.',
    body: ChangePasswordInput,
    handle: (call, { body }) => changePassword(call, body),
  }),
  route({
    method: 'POST',
    url: '/api/auth/forgot-password',
    tag,
    isPublic: true,
    summary: 'Mails a link that works once within the hour.',
    body: EmailAddressInput,
    handle: (call, { body }) =>
      forgotPassword(call, body).then(
        saying('If the address has an account, a link is on its way to it.'),
      ),
  }),
  route({
    method: 'POST',
    url: '/api/auth/check-reset-link',
    tag,
    isPublic: true,
    summary: 'Whether a mailed link still works; it is not used up.',
    body: ResetTokenArgs,
    handle: async (call, { body }) => ({ opens: await checkResetLink(call, body) }),
  }),
  route({
    method: 'POST',
    url: '/api/auth/reset-password',
    tag,
    isPublic: true,
    summary: 'Sets a new password with the mailed link and ends all sessions of the person.',
    body: ResetPasswordInput,
    handle: (call, { body }) =>
      resetPassword(call, body).then(saying('Your password has been reset. Please sign in.')),
  }),
];
