import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { errorText, refusalOf } from './error-text';

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
