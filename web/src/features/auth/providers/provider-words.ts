import type { ProviderProblem } from '@rules/auth';

type Provider = { id: string; name: string };

const WORDS: Record<ProviderProblem, (name: string) => string> = {
  down: (name) => `${name} cannot be reached now. Please try again later, or sign in as usual.`,
  denied: (name) => `You did not sign in at ${name}.`,
  refused: (name) => `The answer of ${name} was not accepted. Please try again.`,
  expired: () => 'That took too long, or began in another browser. Please try again.',
  link: (name) =>
    `Sign in once as usual, then link your account at ${name}: from then on it signs you in.`,
  unverified: (name) =>
    `${name} does not confirm your email address. Sign in as usual, and link your account there under Account and security.`,
  'no-account': (name) =>
    `No account here has your address at ${name}. Open the link of your invitation, or create an account; then link it under Account and security.`,
  taken: (name) => `That account at ${name} signs someone in already.`,
  'not-yours': (name) => `Please sign in at ${name} again, with an account that you have linked.`,
  'not-administrator': (name) =>
    `Your account at ${name} lacks a group that administrators need. Please ask the administrators of ${name}.`,
  code: (name) => `${name} has signed you in. Now enter the code from your authenticator app.`,
  busy: () => 'There were too many attempts from your network. Please try again later.',
  unknown: () => 'This way to sign in is not offered any longer.',
};

/** The name of a provider; ‘the provider’ where it is not known. */
export const nameOf = (providers: readonly Provider[], id: string | null) =>
  providers.find((provider) => provider.id === id)?.name ?? 'the provider';

const isProblem = (text: string | null): text is ProviderProblem =>
  text !== null && Object.hasOwn(WORDS, text);

/** Says why a provider did not sign in, as the address of the page has it; undefined if it did. */
export function problemText(
  providers: readonly Provider[],
  search: URLSearchParams,
): string | undefined {
  const problem = search.get('problem');
  return isProblem(problem) ? WORDS[problem](nameOf(providers, search.get('provider'))) : undefined;
}

interface Going {
  provider: string;
  next: string;
  isAdmin?: boolean;
  purpose?: 'link' | 'confirm';
}

/** The address that leads to a provider. */
export function providerAddress({ provider, next, isAdmin, purpose }: Going): string {
  const query = new URLSearchParams({ next });
  if (isAdmin) query.set('admin', 'true');
  if (purpose) query.set('purpose', purpose);
  return `/auth/oidc/${provider}?${query}`;
}
