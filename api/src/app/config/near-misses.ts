import type { Environment } from './config-reader';

/**
 * Prefixes that identify our variables; those shared with other programs (NODE_, APP_, LOG_) do
 * not.
 */
const OWN_PREFIXES = ['DATABASE_', 'REDIS_', 'SMTP_', 'MAIL_', 'JWT_', 'TRUST_'];

/** Variables that Kubernetes and Docker set for each service, such as REDIS_PORT_6379_TCP. */
const SERVICE = /_(SERVICE_(HOST|PORT)(_\w+)?|PORT|PORT_\d+_\w+|ENV_\w+|NAME)$/;

/**
 * Short names resemble many others (HOST, HOME): they may differ by one character, longer ones by
 * two.
 */
const distanceAllowed = (name: string) => (name.length < 7 ? 1 : 2);

/**
 * Number of characters to insert, delete, replace or swap with a neighbour (Damerau–Levenshtein).
 */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[i]?.splice(j, 1, least);
    }
  }
  return at(one.length, other.length);
}

function meant(name: string, known: readonly string[]): string | undefined {
  const close = known
    // Most are too long or too short, and counting the edits of all would delay each start.
    .filter((variable) => Math.abs(variable.length - name.length) <= distanceAllowed(variable))
    .map((variable) => ({ variable, edits: distance(name, variable) }))
    .filter(({ variable, edits }) => edits <= distanceAllowed(variable))
    .sort((one, other) => one.edits - other.edits)[0];
  if (close) return close.variable;
  const prefix = OWN_PREFIXES.find((it) => name.startsWith(it) && !SERVICE.test(name));
  return prefix && known.find((variable) => variable.startsWith(prefix));
}

/**
 * Returns a sentence for each variable that Fairweek does not read but that resembles one of ours.
 */
export function nearMisses(env: Environment, known: readonly string[]): string[] {
  return Object.keys(env)
    .filter((name) => env[name]?.trim() && !known.includes(name.replace(/_FILE$/, '')))
    .flatMap((name) => {
      const variable = meant(name.toUpperCase(), known);
      return variable ? [`${name} is not read by Fairweek. Did you mean ${variable}?`] : [];
    });
}
