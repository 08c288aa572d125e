import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { keyedHash } from '../../../core/secrets/keyed-hash';
import { newToken } from '../../../core/secrets/random-token';
import type { Purpose } from './provider.entities';

/** How long a browser may be at a provider, and its answer waits to be linked, in seconds. */
export const FLOW_SECONDS = 600;

const BEGIN = statement(
  'begin-provider-flow',
  `insert into provider_flows (flow_hash, provider, purpose, session_id, is_admin, next, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => ${FLOW_SECONDS}))`,
);

// Deleting the row uses it up, so that of concurrent answers one counts.
const END = statement(
  'end-provider-flow',
  `delete from provider_flows
    where flow_hash = $1 and provider = $2 and expires_at > now()
      and (purpose = 'sign-in' or session_id is not distinct from $3)
    returning purpose, is_admin as "isAdmin", next`,
);

/** The values that tie an answer to a browser; none of them is stored. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

export type Flow = Row<'end-provider-flow'>;

const IS_TOKEN = /^[\w-]{43}$/;

const hashOf = (app: AppContext, secret: string, state: string) =>
  keyedHash(app, `provider-flow:${secret}:${state}`);

/** Derived, so that only this server and this browser together know them. */
const secretsOf = (app: AppContext, secret: string, state: string): FlowSecrets => ({
  state,
  nonce: keyedHash(app, `provider-nonce:${secret}:${state}`),
  verifier: keyedHash(app, `provider-verifier:${secret}:${state}`),
});

interface Beginning {
  provider: string;
  purpose: Purpose;
  isAdmin: boolean;
  next: string;
}

/** Begins a flow in this browser, beside others that are under way. */
export async function beginFlow(
  { app, actor, device }: RequestContext,
  { provider, purpose, isAdmin, next }: Beginning,
): Promise<FlowSecrets> {
  const state = newToken();
  const secret = device?.kept('flow').find((it) => IS_TOKEN.test(it)) ?? newToken();
  const sessionId = actor?.sessionId ?? null;
  const flowHash = hashOf(app, secret, state);
  await read(app, BEGIN, [flowHash, provider, purpose, sessionId, isAdmin, next]);
  device?.keep('flow', secret);
  return secretsOf(app, secret, state);
}

/**
 * Uses up the flow that an answer names by its state; null if it is of another browser or provider,
 * was used or has expired.
 */
export async function endFlow(
  { app, actor, device }: RequestContext,
  { provider, state }: { provider: string; state: string },
): Promise<{ flow: Flow; secrets: FlowSecrets } | null> {
  for (const secret of device?.kept('flow') ?? []) {
    const flowHash = hashOf(app, secret, state);
    const [flow] = await read(app, END, [flowHash, provider, actor?.sessionId ?? null]);
    if (flow) return { flow, secrets: secretsOf(app, secret, state) };
  }
  return null;
}
