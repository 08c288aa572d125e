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
    'a refusal in the server’s words',
    refusal('Too many tries.', 'RATE_LIMITED'),
    'Too many tries.',
  ],
  ['an empty refusal in ours', refusal('', 'BAD_USER_INPUT'), 'Please try again'],
  ['a fault of the server in ours', refusal('Internal error', 'INTERNAL'), 'Please try again'],
  ['a broken network in ours', new TypeError('Failed to fetch'), 'Please try again'],
  ['an answer that is no GraphQL in ours', httpError(502), 'Please try again'],
])('says %s', (_, error, expected) => {
  expect(errorText(error, 'Please try again')).toBe(expected);
});

it.each([
  ['a refusal', refusal('Too long.', 'BAD_USER_INPUT'), 'Too long.'],
  ['a refusal in no words for a person', httpError(413), ''],
  ['no answer from a gateway', httpError(502), undefined],
  ['no answer from a server at fault', refusal('Internal error', 'INTERNAL'), undefined],
  ['no answer from a broken network', new TypeError('Failed to fetch'), undefined],
])('tells %s', (_, error, expected) => {
  expect(refusalOf(error)).toBe(expected);
});

const unavailable = refusal('Not now.', 'SERVICE_UNAVAILABLE');

it.each([
  ['no answer', new Outage()],
  ['an answer that it is not ready', unavailable],
])('after %s says that it is worth another try, and refuses nothing', (_, error) => {
  expect(errorText(error, 'Failed to update user')).toBe(
    'Failed to update user. Fairweek can’t be reached right now. Please try again in a moment.',
  );
  expect(errorText(error, 'Please try again')).toBe('Please try again');
  expect(refusalOf(error)).toBeUndefined();
});
