import { CODE_LENGTH, passwordProblem } from '@rules/auth';
import { EMAIL_NOTE, looksLikeEmail } from '../../lib/text/email';

/** Why a form cannot be sent, and the input fields at fault. */
export interface Problem<Field extends string = string> {
  title: string;
  description: string;
  /** The first field at fault, where the cursor goes. */
  field: Field;
  /** The others, which the short message marks as well. */
  others?: readonly Field[];
  /** The short message below those fields. */
  note: string;
}

type Check<Field extends string> = (values: Record<Field, string>) => Problem<Field> | null;

function firstEmpty<Field extends string>(
  values: Record<Field, string>,
  fields: readonly Field[],
  description: string,
): Problem<Field> | null {
  const [field, ...others] = fields.filter((name) => !values[name]);
  return field ? { title: 'Missing fields', description, field, others, note: 'Required' } : null;
}

const unlikeAnAddress: Check<'email'> = ({ email }) =>
  looksLikeEmail(email)
    ? null
    : {
        title: 'Check the email address',
        description: 'An email address looks like name@example.com.',
        field: 'email',
        note: EMAIL_NOTE,
      };

type PasswordPair = 'newPassword' | 'confirmPassword';

const unfit: Check<'newPassword'> = ({ newPassword }) => {
  const description = passwordProblem(newPassword);
  if (!description) return null;
  const title = 'Choose another password';
  return { title, description, field: 'newPassword', note: 'Please choose another one' };
};

function differ(
  { newPassword, confirmPassword }: Record<PasswordPair, string>,
  description: string,
): Problem<PasswordPair> | null {
  if (newPassword === confirmPassword) return null;
  const note = 'Differs from the one above';
  return { title: 'Passwords differ', description, field: 'confirmPassword', note };
}

/** Spec §5 'Login'. */
export const checkLogin: Check<'email' | 'password'> = (values) =>
  firstEmpty(values, ['email', 'password'], 'Please enter both email and password.') ??
  unlikeAnAddress(values);

/** Spec §5 'Registration'. */
export const checkRegistration: Check<'firstName' | 'lastName' | 'email'> = (values) =>
  firstEmpty(values, ['firstName', 'lastName', 'email'], 'Please fill in all fields.') ??
  unlikeAnAddress(values);

/** Spec §5 'Verify'; an impossible code is not sent, because the server counts wrong attempts. */
export const checkVerification: Check<'email' | 'otpCode' | PasswordPair> = (values) =>
  firstEmpty(
    values,
    ['email', 'otpCode', 'newPassword', 'confirmPassword'],
    'Please fill in all fields.',
  ) ??
  unlikeAnAddress(values) ??
  differ(values, 'Passwords do not match.') ??
  unfit(values) ??
  incompleteCode(values);

const incompleteCode: Check<'otpCode'> = ({ otpCode }) =>
  otpCode.length === CODE_LENGTH
    ? null
    : {
        title: 'Incomplete code',
        description: `Please enter all ${CODE_LENGTH} digits of the code.`,
        field: 'otpCode',
        note: `${CODE_LENGTH} digits`,
      };

/** Spec §5 'Change password' with a temporary password (the current one is not required). */
export const checkFirstPassword: Check<PasswordPair> = (values) =>
  unfit(values) ?? differ(values, 'Please make sure both password fields match.');

/** Spec §5 'Change password'. */
export const checkPasswordChange: Check<'currentPassword' | PasswordPair> = (values) =>
  firstEmpty(values, ['currentPassword'], 'Please enter your current password.') ??
  checkFirstPassword(values);

/** Spec §5 'Forgot password' and 'Resend': both require an address. */
export const checkEmail: Check<'email'> = (values) =>
  firstEmpty(values, ['email'], 'Please enter your email address.') ?? unlikeAnAddress(values);

/** Spec §5 'Reset'. */
export const checkReset: Check<PasswordPair> = (values) =>
  unfit(values) ?? differ(values, 'Passwords do not match.');
