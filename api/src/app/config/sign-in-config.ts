import type { SignInProvider, SignInSettings } from '../../core/secrets/sign-in-settings';
import type { ConfigReader } from './config-reader';

const ADMIN_WAYS = ['any', 'oidc'] as const;

const FIELDS = ['id', 'name', 'issuer', 'clientId', 'clientSecret', 'administrators'];

const MAX_TEXT = 500;
const MAX_NAME = 40;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const isText = (value: unknown, max = MAX_TEXT): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

/** The provider is asked by https, except at this computer. */
function isIssuer(value: unknown): value is string {
  if (!isText(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username } = new URL(value);
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isHere) && search === '' && hash === '' && username === '';
}

function isRule(value: unknown): value is SignInProvider['administrators'] {
  if (value === undefined) return true;
  const { claim, values, ...others } = fieldsOf(value);
  const isComplete = isText(claim) && Array.isArray(values) && values.length > 0;
  return isComplete && values.every((it) => isText(it)) && Object.keys(others).length === 0;
}

/** Returns the rules that one provider breaks, without its secret. */
function rulesOf(given: Record<string, unknown>, place: string): string[] {
  const { id, name, issuer, clientId, clientSecret, administrators } = given;
  const unknown = Object.keys(given).find((field) => !FIELDS.includes(field));
  const rules: [boolean, string][] = [
    [unknown === undefined, `${place} must not have the field ${unknown}`],
    [isText(id) && /^[a-z0-9-]{1,32}$/.test(id), `${place} needs an id of a-z, 0-9 and hyphens`],
    [id !== 'confirmed', `${place} needs an id of a-z, 0-9 and hyphens, other than "confirmed"`],
    [isText(name, MAX_NAME), `${place} needs a name of at most ${MAX_NAME} characters`],
    [
      isIssuer(issuer),
      `${place} needs an issuer that begins with https:// (http://localhost here)`,
    ],
    [isText(clientId), `${place} needs a clientId`],
    [isText(clientSecret), `${place} needs a clientSecret`],
    [isRule(administrators), `${place} needs administrators with a claim and a list of values`],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, rule]) => rule);
}

const shaped = (problem: string) =>
  `be a JSON list of providers, as in docs/sign-in.md: ${problem}`;

function parseProviders(text: string): { providers: SignInProvider[] } | string[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return [shaped('it is no JSON')];
  }
  if (!Array.isArray(list)) return [shaped('it is no list')];
  const given = list.map(fieldsOf);
  const rules = given.flatMap((fields, index) => rulesOf(fields, `provider ${index + 1}`));
  if (rules.length > 0) return rules.map(shaped);
  const ids = new Set(given.map(({ id }) => id));
  if (ids.size < given.length) return [shaped('two have the same id')];
  // Checked above, field by field.
  return { providers: given as unknown as SignInProvider[] };
}

/** Reads the providers by which people sign in. */
export function readSignIn(read: ConfigReader): SignInSettings {
  const providers = read.parsed('OIDC_PROVIDERS', parseProviders)?.providers ?? [];
  const adminsByProvider = read.choice('ADMIN_SIGN_IN', ADMIN_WAYS, 'any') === 'oidc';
  if (adminsByProvider && read.text('OIDC_PROVIDERS') === undefined) {
    read.problems.push('ADMIN_SIGN_IN can be oidc only beside OIDC_PROVIDERS.');
  }
  return { providers, adminsByProvider };
}
