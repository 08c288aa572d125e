import {
  checkEmail,
  checkFirstPassword,
  checkLogin,
  checkPasswordChange,
  checkRegistration,
  checkReset,
  checkVerification,
} from './validation';

const pair = { newPassword: 'harbour', confirmPassword: 'harbour' };
const code = { email: 'olivia@fairweek.test', otpCode: '123456' };
const person = { firstName: 'Olivia', lastName: 'Owner', email: 'olivia@fairweek.test' };

describe('what the account forms accept', () => {
  it.each([
    ['a login with both fields', checkLogin({ email: 'a@b.c', password: 'x' })],
    ['a registration with all fields', checkRegistration(person)],
    ['a whole code and two equal passwords', checkVerification({ ...code, ...pair })],
    [
      'a password change with the current one',
      checkPasswordChange({ currentPassword: 'x', ...pair }),
    ],
    ['a first password without a current one', checkFirstPassword(pair)],
    ['an address', checkEmail({ email: 'a@b.c' })],
    ['two equal passwords for a reset', checkReset(pair)],
    [
      'a password of exactly 6 characters',
      checkReset({ newPassword: 'sixsix', confirmPassword: 'sixsix' }),
    ],
  ])('%s', (_, problem) => {
    expect(problem).toBeNull();
  });
});

it('names all missing fields', () => {
  expect(checkRegistration({ firstName: '', lastName: 'Owner', email: '' })).toMatchObject({
    ...{ field: 'firstName', others: ['email'] },
  });
});

describe('what the account forms reject, in the words of the specification', () => {
  const short = { newPassword: 'five5', confirmPassword: 'five5' };
  const unequal = { newPassword: 'harbour', confirmPassword: 'harbor' };
  it.each([
    [checkLogin({ email: '', password: 'x' }), 'email', 'Please enter both email and password.'],
    [
      checkLogin({ email: 'a@b.c', password: '' }),
      'password',
      'Please enter both email and password.',
    ],
    [checkRegistration({ ...person, firstName: '' }), 'firstName', 'Please fill in all fields.'],
    [checkRegistration({ ...person, lastName: '' }), 'lastName', 'Please fill in all fields.'],
    [checkRegistration({ ...person, email: '' }), 'email', 'Please fill in all fields.'],
    [checkVerification({ ...code, ...pair, email: '' }), 'email', 'Please fill in all fields.'],
    [checkVerification({ ...code, ...pair, otpCode: '' }), 'otpCode', 'Please fill in all fields.'],
    [
      checkVerification({ ...code, ...pair, confirmPassword: '' }),
      'confirmPassword',
      'Please fill in all fields.',
    ],
    [checkVerification({ ...code, ...unequal }), 'confirmPassword', 'Passwords do not match.'],
    [
      checkVerification({ ...code, ...short }),
      'newPassword',
      'Password must be at least 6 characters long.',
    ],
    [
      checkVerification({ ...code, otpCode: '12345', ...pair }),
      'otpCode',
      'Please enter all 6 digits of the code.',
    ],
    [
      checkPasswordChange({ currentPassword: '', ...pair }),
      'currentPassword',
      'Please enter your current password.',
    ],
    [
      checkPasswordChange({ currentPassword: 'x', ...short }),
      'newPassword',
      'Password must be at least 6 characters long.',
    ],
    [
      checkPasswordChange({ currentPassword: 'x', ...unequal }),
      'confirmPassword',
      'Please make sure both password fields match.',
    ],
    [checkFirstPassword(short), 'newPassword', 'Password must be at least 6 characters long.'],
    [checkEmail({ email: '' }), 'email', 'Please enter your email address.'],
    [checkReset(short), 'newPassword', 'Password must be at least 6 characters long.'],
    [checkReset(unequal), 'confirmPassword', 'Passwords do not match.'],
    [
      checkLogin({ email: 'notanemail', password: 'x' }),
      'email',
      'An email address looks like name@example.com.',
    ],
    [
      checkRegistration({ ...person, email: 'olivia@home' }),
      'email',
      'An email address looks like name@example.com.',
    ],
    [checkEmail({ email: '@b.c' }), 'email', 'An email address looks like name@example.com.'],
  ])('%# names the field to put right', (problem, field, description) => {
    expect(problem).toMatchObject({ field, description });
  });
});
