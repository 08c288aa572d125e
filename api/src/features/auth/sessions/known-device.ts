import { randomUUID } from 'node:crypto';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { idOfToken, signedId } from '../../../core/secrets/keyed-hash';

/**
 * How long a browser stays known after its last sign-in, in seconds: the longest lifetime of a
 * cookie.
 */
export const DEVICE_SECONDS = 400 * 24 * 3600;

const purposeOf = (deviceId: string) => `known-device:${deviceId}`;

/**
 * Signs the proof that a user has signed in on a device; the signature is valid for nothing else.
 */
const deviceToken = (app: AppContext, deviceId: string, userId: number) =>
  `${deviceId}.${signedId(app, purposeOf(deviceId), userId)}`;

/**
 * Returns the id of the requesting device if the user has signed in on it before; null otherwise.
 */
export function knownDeviceOf({ app, device }: RequestContext, userId: number): string | null {
  for (const token of device?.tokens ?? []) {
    const [deviceId = '', proof = ''] = token.split('.');
    if (idOfToken(app, purposeOf(deviceId), proof) === userId) return deviceId;
  }
  return null;
}

/** Remembers that the user has signed in on the requesting device. */
export function rememberDevice(call: RequestContext, userId: number): void {
  const deviceId = knownDeviceOf(call, userId) ?? randomUUID();
  call.device?.remember(deviceToken(call.app, deviceId, userId));
}
