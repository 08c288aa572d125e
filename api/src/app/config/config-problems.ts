import { isLoopback } from '../http/origins';
import { isPushKey } from './push-config';
import { secretWeakness } from './weak-secret';

/** The settings that can be unsafe or contradict each other. */
interface Settings {
  readonly nodeEnv: string;
  readonly role: string;
  readonly databaseUrl: string | undefined;
  readonly directUrl: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly metricsToken: string | undefined;
  readonly push: { readonly privateKey: string | undefined; readonly toPrivateAddresses: boolean };
  readonly webhooks: { readonly toLocalhost: boolean };
  readonly demo: boolean;
  readonly appUrl: string;
  readonly trustProxy: boolean | number | string;
}

/** Shorter secrets could be guessed. */
export const MIN_SECRET_LENGTH = 32;
/** Shorter tokens could be guessed. */
const MIN_METRICS_TOKEN_LENGTH = 16;

/**
 * Returns a sentence for each setting that is unsafe or contradicts another; `hasAppUrl` is false
 * if APP_URL is not set.
 */
export function contradictions(config: Settings, hasAppUrl: boolean): string[] {
  const { nodeEnv, jwtSecret, metricsToken, databaseUrl, directUrl, role } = config;
  const problems: string[] = [];
  if (directUrl !== undefined && databaseUrl === undefined) {
    problems.push('DATABASE_DIRECT_URL must stand beside DATABASE_URL, the pooled address.');
  }
  if (role !== 'all' && databaseUrl === undefined) {
    problems.push(
      'ROLE must be all without a DATABASE_URL: only one process can use the embedded database.',
    );
  }
  if (jwtSecret !== undefined && jwtSecret.length < MIN_SECRET_LENGTH) {
    problems.push(`JWT_SECRET must be at least ${MIN_SECRET_LENGTH} characters long.`);
  }
  if (metricsToken !== undefined && metricsToken.length < MIN_METRICS_TOKEN_LENGTH) {
    problems.push(`METRICS_TOKEN must be at least ${MIN_METRICS_TOKEN_LENGTH} characters long.`);
  }
  const { privateKey } = config.push;
  if (privateKey !== undefined && !isPushKey(privateKey)) {
    problems.push(
      'VAPID_PRIVATE_KEY must be a private key as "npx web-push generate-vapid-keys" makes it.',
    );
  }
  return nodeEnv === 'production' ? [...problems, ...unsafe(config, hasAppUrl)] : problems;
}

/** Upper bound for a plausible proxy chain. */
const MAX_HOPS = 10;

function trustsAnyone(trustProxy: Settings['trustProxy']): boolean {
  if (typeof trustProxy === 'number') return trustProxy > MAX_HOPS;
  return trustProxy === true || /(^|,)\s*[\d.:a-f]+\/0\s*(,|$)/i.test(String(trustProxy));
}

/** Returns what is convenient elsewhere and must not happen in production, as sentences. */
function unsafe(config: Settings, hasAppUrl: boolean): string[] {
  const { jwtSecret, demo, push, webhooks, appUrl, trustProxy } = config;
  const problems: string[] = [];
  const weakness = jwtSecret === undefined ? null : secretWeakness(jwtSecret);
  if (jwtSecret === undefined) {
    problems.push(
      `JWT_SECRET must be set when NODE_ENV is production (at least ${MIN_SECRET_LENGTH} characters, the same for every instance).`,
    );
  }
  if (weakness) {
    problems.push(
      `JWT_SECRET must be random when NODE_ENV is production; this one ${weakness}. "openssl rand -hex 32" makes one.`,
    );
  }
  if (demo) {
    problems.push('DEMO must be off when NODE_ENV is production: its passwords are public.');
  }
  if (push.toPrivateAddresses) {
    problems.push(
      'PUSH_TO_PRIVATE_ADDRESSES must be off when NODE_ENV is production: anyone could have this server call your network.',
    );
  }
  if (webhooks.toLocalhost) {
    problems.push(
      'WEBHOOKS_TO_LOCALHOST must be off when NODE_ENV is production: anyone could have this server call programs on its computer.',
    );
  }
  const { protocol, hostname } = new URL(appUrl);
  if (!hasAppUrl || (protocol !== 'https:' && !isLoopback(hostname))) {
    problems.push(
      'APP_URL must be the https:// address that people open when NODE_ENV is production: passwords and sessions travel there, and links in mails lead to it.',
    );
  }
  if (trustsAnyone(trustProxy)) {
    problems.push(
      `TRUST_PROXY must name the proxies when NODE_ENV is production (at most ${MAX_HOPS} hops, or addresses): this value lets any client choose its own address.`,
    );
  }
  return problems;
}
