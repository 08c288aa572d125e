import type { PushSettings, WebhookSettings } from '../../core/request-context';
import { keysOf } from '../../features/push/steps/push-keys';
import type { ConfigReader } from './config-reader';

/** Returns the address of a sender such as 'Fairweek <no-reply@fairweek.example>'. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Reads how push services are reached; their operators' contact defaults to the sender of emails. */
export function readPush(read: ConfigReader, mailFrom: string): PushSettings {
  return {
    privateKey: read.text('VAPID_PRIVATE_KEY'),
    contact: read.contact('VAPID_SUBJECT') ?? `mailto:${addressIn(mailFrom)}`,
    toPrivateAddresses: read.flag('PUSH_TO_PRIVATE_ADDRESSES') ?? false,
  };
}

/** Reads where webhooks may go. */
export function readWebhooks(read: ConfigReader): WebhookSettings {
  return { toLocalhost: read.flag('WEBHOOKS_TO_LOCALHOST') ?? false };
}

/** Returns true for a private key of the curve that Web Push uses. */
export function isPushKey(key: string): boolean {
  try {
    return Buffer.from(key, 'base64url').length === 32 && keysOf(key) !== undefined;
  } catch {
    return false;
  }
}
