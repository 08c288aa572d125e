import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { errorText } from './error-text';

const refusal = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

it.each([
  [
    'a refusal in the server’s words',
    refusal('Too many tries.', 'RATE_LIMITED'),
    'Too many tries.',
  ],
  ['an empty refusal in ours', refusal('', 'BAD_USER_INPUT'), 'Please try again'],
  ['a fault of the server in ours', refusal('Internal error', 'INTERNAL'), 'Please try again'],
  ['a broken network in ours', new TypeError('Failed to fetch'), 'Please try again'],
  [
    'an answer that is no GraphQL in ours',
    new ServerError('Response not successful: Received status code 502', {
      response: {} as Response,
      bodyText: '<h1>Bad gateway</h1>',
    }),
    'Please try again',
  ],
])('says %s', (_, error, expected) => {
  expect(errorText(error, 'Please try again')).toBe(expected);
});
