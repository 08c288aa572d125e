import { waitFor } from '@testing-library/react';
import { renderOnServer } from '../../lib/test/render-data';
import { usePushSync } from './use-push-sync';

const OLD_KEY = 'BOld-server_keys';
const KEY = 'BNew-server_keys';
const KINDS = { messages: true, draft: true, swaps: true, requests: true, holdings: true };

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0))
    .buffer;

/**
 * The push support that jsdom lacks: a browser with one subscription, for one key of the server.
 */
class FakePush {
  count = 0;
  subscription: object | null = null;

  constructor(key: string | null) {
    if (key) this.subscription = this.make(key);
  }

  getSubscription = async () => this.subscription;

  subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (this.subscription) throw new DOMException('Another key.', 'InvalidStateError');
    this.subscription = this.make(applicationServerKey);
    return this.subscription;
  };

  private make(key: string) {
    this.count += 1;
    const endpoint = `https://push.example.org/${this.count}`;
    return {
      options: { applicationServerKey: bytesOf(key) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        this.subscription = null;
      },
    };
  }
}

function Sync() {
  usePushSync(false);
  return null;
}

/** Opens the app in a browser with a subscription for this key, if any. */
function open(browserKey: string | null, { isOn, permission = 'granted' }: Given) {
  const pushManager = new FakePush(browserKey);
  const registration = { pushManager };
  const notification = { permission, requestPermission: async () => permission };
  Object.assign(window, { PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  const settings = { __typename: 'PushSettings', publicKey: KEY, isOn, ...KINDS };
  return renderOnServer(<Sync />, {
    pushSettings: () => ({ pushSettings: settings }),
    savePushSubscription: () => ({ savePushSubscription: true }),
  });
}

interface Given {
  isOn: boolean;
  permission?: NotificationPermission;
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const stored = (number: number) => ({
  ...{ endpoint: `https://push.example.org/${number}`, p256dh: 'p', auth: 'a' },
});

test.each([
  ['for a key that the server no longer has is replaced', OLD_KEY, false, 2],
  ['for an old key that was stored as a new one is replaced', OLD_KEY, true, 2],
  ['of a session that was replaced is stored again', KEY, false, 1],
  ['that the browser has revoked is made again', null, true, 1],
])('a subscription %s', async (_, browserKey, isOn, number) => {
  const { callsOf } = open(browserKey, { isOn });
  await waitFor(() => expect(callsOf('savePushSubscription')).toEqual([stored(number)]));
});

test.each([
  ['on both sides', KEY, true],
  ['on neither side', null, false],
])('nothing changes where notifications are %s alike', async (_, browserKey, isOn) => {
  const { callsOf } = open(browserKey, { isOn });
  await waitFor(() => expect(callsOf('pushSettings')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(callsOf('savePushSubscription')).toEqual([]);
});

test('without the permission, nothing is asked', async () => {
  const { callsOf } = open(null, { isOn: true, permission: 'default' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(callsOf('pushSettings')).toEqual([]);
});
