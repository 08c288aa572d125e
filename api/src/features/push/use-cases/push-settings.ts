import { ECDH } from 'node:crypto';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import type { SavePushPreferencesArgs, SavePushSubscriptionArgs } from '../push.inputs';
import type { PushSettings } from '../push.types';
import { requirePushAddress } from '../steps/post-push';
import { CURVE, pushKeys } from '../steps/push-keys';

const SETTINGS = statement(
  'push-settings',
  `select exists (select 1 from push_subscriptions where session_id = $2 and server_key = $3)
        as "isOn",
      coalesce(p.messages, true) as messages, coalesce(p.draft, true) as draft,
      coalesce(p.swaps, true) as swaps, coalesce(p.requests, true) as requests,
      coalesce(p.holdings, true) as holdings
    from users u left join push_preferences p on p.user_id = u.id where u.id = $1`,
);

// The browser may have belonged to another session, or account, before.
const FREE_ENDPOINT = statement(
  'free-push-endpoint',
  'delete from push_subscriptions where endpoint = $1 and session_id <> $2',
);

const SUBSCRIBE = statement(
  'save-push-subscription',
  `insert into push_subscriptions as it (session_id, endpoint, p256dh, auth, server_key)
    values ($1, $2, $3, $4, $5)
    on conflict (session_id) do update set endpoint = excluded.endpoint,
      p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key`,
);

const UNSUBSCRIBE = statement(
  'remove-push-subscription',
  'delete from push_subscriptions where session_id = $1',
);

const SAVE_PREFERENCES = statement(
  'save-push-preferences',
  `insert into push_preferences (user_id, messages, draft, swaps, requests, holdings)
    values ($1, $2, $3, $4, $5, coalesce($6, true))
    on conflict (user_id) do update set messages = excluded.messages, draft = excluded.draft,
      swaps = excluded.swaps, requests = excluded.requests, holdings = coalesce($6, push_preferences.holdings)`,
);

/** Returns the caller's preferences, and whether this browser is notified. */
export async function readPushSettings(call: RequestContext): Promise<PushSettings> {
  const { userId, sessionId } = requireMember(call);
  const { publicKey } = await pushKeys(call.app);
  const [settings] = await read(call.app, SETTINGS, [userId, sessionId, publicKey]);
  if (!settings) throw new Error('A signed-in user was not found.');
  return { publicKey, ...settings };
}

async function changing(call: RequestContext): Promise<Actor> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  return actor;
}

function requirePublicKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url');
  } catch {
    throw new AppError('BAD_USER_INPUT', 'p256dh must be a public key of P-256.', 'p256dh');
  }
}

/**
 * Stores the address of the browser for this session, which it leaves another session for; the
 * address must be on the public internet.
 */
export async function savePushSubscription(
  call: RequestContext,
  { endpoint, p256dh, auth }: SavePushSubscriptionArgs,
): Promise<boolean> {
  const { sessionId } = await changing(call);
  requirePushAddress(call.app, endpoint);
  requirePublicKey(p256dh);
  const { publicKey } = await pushKeys(call.app);
  await inTransaction(call.app, async ({ query }) => {
    await query(FREE_ENDPOINT, [endpoint, sessionId]);
    await query(SUBSCRIBE, [sessionId, endpoint, p256dh, auth, publicKey]);
  });
  return true;
}

/** Stops the notifications of this session's browser; does nothing if there are none. */
export async function removePushSubscription(call: RequestContext): Promise<boolean> {
  const { sessionId } = await changing(call);
  await read(call.app, UNSUBSCRIBE, [sessionId]);
  return true;
}

/** Saves what the caller is notified of. */
export async function savePushPreferences(
  call: RequestContext,
  { messages, draft, swaps, requests, holdings }: SavePushPreferencesArgs,
): Promise<boolean> {
  const { userId } = await changing(call);
  await read(call.app, SAVE_PREFERENCES, [
    userId,
    messages,
    draft,
    swaps,
    requests,
    holdings ?? null,
  ]);
  return true;
}
