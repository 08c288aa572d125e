import { keysOf } from '../../features/push/steps/push-keys';
import type { ConfigReader } from './config-reader';

/** How browsers' push services are reached. */
export interface PushConfig {
  /** As base64url; without it, one is made and kept in the database. */
  readonly privateKey: string | undefined;
  /** An address for the push services' operators, with mailto: or https: */
  readonly contact: string;
  /** For tests: push services may be in a private network, without https. */
  readonly toPrivateAddresses: boolean;
}

/** Returns the address of a sender such as 'Fairweek <no-reply@fairweek.example>'. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Reads how push services are reached; their operators' contact defaults to the sender of emails. */
export function readPush(read: ConfigReader, mailFrom: string): PushConfig {
  return {
    privateKey: read.text('VAPID_PRIVATE_KEY'),
    contact: read.contact('VAPID_SUBJECT') ?? `mailto:${addressIn(mailFrom)}`,
    toPrivateAddresses: read.flag('PUSH_TO_PRIVATE_ADDRESSES') ?? false,
  };
}

/** Returns true for a private key of the curve that Web Push uses. */
export function isPushKey(key: string): boolean {
  try {
    return Buffer.from(key, 'base64url').length === 32 && keysOf(key) !== undefined;
  } catch {
    return false;
  }
}
