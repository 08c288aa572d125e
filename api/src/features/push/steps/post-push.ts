import { createHash } from 'node:crypto';
import type { Urgency } from 'web-push';
import { AppError } from '../../../core/errors';
import { post } from '../../../core/http/post';
import { type OutsideAddress, parseOutsideAddress } from '../../../core/http/public-address';
import type { AppContext } from '../../../core/request-context';
import type { PushKeys } from './push-keys';

/**
 * Parses the address of a push service; refuses one that is not https, carries credentials or a
 * port, or names a host of a private network: this server must not be made to call it.
 */
export function requirePushAddress({ push }: AppContext, endpoint: string): OutsideAddress {
  const address = parseOutsideAddress(endpoint, () => push.toPrivateAddresses);
  if (address && (address.mayBePrivate || address.url.port === '')) return address;
  const sentence = 'endpoint must be an https:// address of a public push service.';
  throw new AppError('BAD_USER_INPUT', sentence, 'endpoint');
}

/** Push services answer within a fraction of this. */
const TIMEOUT_MS = 5_000;

/** An encrypted notification to post. */
export interface Parcel {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** At most a few hundred bytes, of 4 kB. */
  payload: string;
  /** The push service keeps the last one of each topic for a phone that is off. */
  topic: string;
  /** How long it keeps it, in seconds. */
  ttl: number;
  /** A phone that saves power gets what is not 'high' when it next wakes up (RFC 8030 §5.3). */
  urgency: Urgency;
  keys: PushKeys;
}

/** Topics have at most 32 characters of base64url (RFC 8030 §5.4). */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/**
 * Encrypts a notification for its browser (RFC 8291), signs it (RFC 8292) and posts it; returns the
 * status that the push service answers. Redirects are not followed, and the answer is not read.
 */
export async function postPush(app: AppContext, parcel: Parcel): Promise<number> {
  const { endpoint, p256dh, auth, payload, topic, ttl, urgency, keys } = parcel;
  const address = requirePushAddress(app, endpoint);
  // Loaded at the first push: most starts send none.
  const { generateRequestDetails }: typeof import('web-push') = require('web-push');
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: ttl,
    urgency,
    topic: topicOf(topic),
    vapidDetails: { subject: app.push.contact, ...keys },
  });
  return post({ ...address, headers, body, timeoutMs: TIMEOUT_MS });
}
