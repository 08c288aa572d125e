import { randomUUID } from 'node:crypto';
import type { App, Call } from '../../../kit/call';
import { idOfToken, signedId } from '../../../kit/signed-id';

/** How long a browser is known after it last signed in, in seconds: as long as browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 3600;

const purposeOf = (deviceId: string) => `known-device:${deviceId}`;

/** The proof that a user has signed in on a device, signed for nothing else. */
const deviceToken = (app: App, deviceId: string, userId: number) =>
  `${deviceId}.${signedId(app, purposeOf(deviceId), userId)}`;

/** The id of the device that asks, where the user has signed in on it before; null for any other. */
export function knownDeviceOf({ app, device }: Call, userId: number): string | null {
  for (const token of device?.tokens ?? []) {
    const [deviceId = '', proof = ''] = token.split('.');
    if (idOfToken(app, purposeOf(deviceId), proof) === userId) return deviceId;
  }
  return null;
}

/** Remembers that the user has signed in on the device that asks. */
export function rememberDevice(call: Call, userId: number): void {
  const deviceId = knownDeviceOf(call, userId) ?? randomUUID();
  call.device?.remember(deviceToken(call.app, deviceId, userId));
}
