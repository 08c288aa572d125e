/** The access levels of programs, each including those before it. */
const LEVELS = ['READ', 'WRITE', 'ADMIN'] as const;
export type AccessLevel = (typeof LEVELS)[number];
const ORDER: readonly string[] = LEVELS;

/** The areas of the application, with the levels that make a difference in each. */
export const ACCESS_AREAS = {
  PROPERTIES: ['READ', 'ADMIN'],
  WEEKS: ['READ', 'WRITE', 'ADMIN'],
  COSTS: ['READ', 'WRITE', 'ADMIN'],
  DRAFT: ['READ', 'WRITE', 'ADMIN'],
  SWAPS: ['READ', 'WRITE', 'ADMIN'],
  REQUESTS: ['READ', 'WRITE', 'ADMIN'],
  MESSAGES: ['READ', 'WRITE'],
  PEOPLE: ['READ', 'ADMIN'],
  REPORTS: ['ADMIN'],
  SYSTEM: ['ADMIN'],
} as const satisfies Record<string, readonly AccessLevel[]>;
export type AccessArea = keyof typeof ACCESS_AREAS;

/** How an access token starts, so that people and scanners of leaked secrets recognise one. */
export const TOKEN_PREFIX = 'fw_';

/** Longest validity of an access token, in days. */
export const MAX_TOKEN_DAYS = 365;

/** The same with a scope of administrators. */
export const MAX_ADMIN_TOKEN_DAYS = 90;

/** Maximum number of access tokens that a user has at a time. */
export const MAX_TOKENS_PER_USER = 20;

/** Returns whether some scopes include another one: 'WEEKS_ADMIN' includes 'WEEKS_READ'. */
export function includesScope(scopes: readonly string[], wanted: string): boolean {
  const [area, level] = wanted.split('_');
  const least = ORDER.indexOf(level ?? '');
  return ORDER.some(
    (it, place) => place >= least && least >= 0 && scopes.includes(`${area}_${it}`),
  );
}

/** Returns whether a scope is one of administrators. */
export const isAdminScope = (scope: string) => scope.endsWith('_ADMIN');
