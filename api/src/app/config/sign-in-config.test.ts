import { problemsOf } from '../../../test/support/problems-of';
import { readConfig } from './config';

const GOOD = {
  id: 'keyring',
  name: 'Key Ring',
  issuer: 'https://id.example.test/realms/lake',
  clientId: 'fairweek',
  clientSecret: 'hush',
};
const settingsOf = (...providers: unknown[]) => ({ OIDC_PROVIDERS: JSON.stringify(providers) });
const begin = 'OIDC_PROVIDERS must be a JSON list of providers, as in docs/sign-in.md:';

test('providers are off unless they are set', () => {
  expect(readConfig({}).signIn).toEqual({ providers: [], adminsByProvider: false });
});

test('providers are read as they are', () => {
  const other = {
    ...{ ...GOOD, id: 'here', issuer: 'http://localhost:8080' },
    administrators: { claim: 'groups', values: ['house', 'office'] },
  };
  const env = { ...settingsOf(GOOD, other), ADMIN_SIGN_IN: 'oidc' };
  expect(readConfig(env).signIn).toEqual({ providers: [GOOD, other], adminsByProvider: true });
});

test.each([
  ['{', 'it is no JSON.'],
  ['{}', 'it is no list.'],
  [JSON.stringify([GOOD, GOOD]), 'two have the same id.'],
])('%s is refused with a sentence', (OIDC_PROVIDERS, problem) => {
  expect(problemsOf({ OIDC_PROVIDERS })).toEqual([`${begin} ${problem}`]);
});

test.each([
  [{ id: 'Key Ring' }, 'needs an id of a-z, 0-9 and hyphens.'],
  [{ id: 'confirmed' }, 'needs an id of a-z, 0-9 and hyphens, other than "confirmed".'],
  [{ name: 'x'.repeat(41) }, 'needs a name of at most 40 characters.'],
  [
    { issuer: 'http://id.example.test' },
    'needs an issuer that begins with https:// (http://localhost here).',
  ],
  [
    { issuer: 'https://id.example.test?a=b' },
    'needs an issuer that begins with https:// (http://localhost here).',
  ],
  [{ clientId: '' }, 'needs a clientId.'],
  [{ clientSecret: undefined }, 'needs a clientSecret.'],
  [
    { administrators: { claim: 'groups' } },
    'needs administrators with a claim and a list of values.',
  ],
  [{ colour: 'red' }, 'must not have the field colour.'],
])('a provider with %j is refused without its secret', (facts, problem) => {
  expect(problemsOf(settingsOf({ ...GOOD, ...facts }))).toEqual([`${begin} provider 1 ${problem}`]);
});

test('administrators cannot be asked for a provider where there is none', () => {
  expect(problemsOf({ ADMIN_SIGN_IN: 'oidc' })).toEqual([
    'ADMIN_SIGN_IN can be oidc only beside OIDC_PROVIDERS.',
  ]);
});
