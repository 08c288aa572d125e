import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { errorText, refusalOf } from './error-text';
import { Outage } from './outage';

const refusal = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

const httpError = (status: number) =>
  new ServerError(`Response not successful: Received status code ${status}`, {
    response: { status } as Response,
    bodyText: '<h1>Something on the way</h1>',
  });

it.each([
  [
    'a refusal, in the server’s words',
    refusal('Too many tries.', 'RATE_LIMITED'),
    'Too many tries.',
  ],
  ['an empty refusal, in our words', refusal('', 'BAD_USER_INPUT'), 'Please try again'],
  ['a server error, in our words', refusal('Internal error', 'INTERNAL'), 'Please try again'],
  ['a network error, in our words', new TypeError('Failed to fetch'), 'Please try again'],
  ['a response that is not GraphQL, in our words', httpError(502), 'Please try again'],
])('says %s', (_, error, expected) => {
  expect(errorText(error, 'Please try again')).toBe(expected);
});

it('quotes the id under which the server logged its own error', () => {
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId: '12-ab' };
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'Internal error', extensions }] });
  expect(errorText(error, 'Failed to save')).toBe('Failed to save. Reference: 12-ab');
});

it.each([
  ['a refusal', refusal('Too long.', 'BAD_USER_INPUT'), 'Too long.'],
  ['a refusal without a readable message', httpError(413), ''],
  ['no refusal by a gateway', httpError(502), undefined],
  ['no refusal by a failing server', refusal('Internal error', 'INTERNAL'), undefined],
  ['no refusal by a broken network', new TypeError('Failed to fetch'), undefined],
])('finds %s', (_, error, expected) => {
  expect(refusalOf(error)).toBe(expected);
});

const unavailable = refusal('Not now.', 'SERVICE_UNAVAILABLE');

it.each([
  ['no answer', new Outage()],
  ['a response that it is not ready', unavailable],
])('after %s suggests another attempt, and reports no refusal', (_, error) => {
  expect(errorText(error, 'Failed to update user')).toBe(
    'Failed to update user. Fairweek can’t be reached right now. Please try again in a moment.',
  );
  expect(errorText(error, 'Please try again')).toBe('Please try again');
  expect(refusalOf(error)).toBeUndefined();
});
