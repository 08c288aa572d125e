import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { until } from '../until';
import { newBrowser, type PushBrowser } from './push-browser';

/** A notification as the browser receives it, and the headers that the push service got. */
interface Delivery {
  payload: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  /** The public key that signed the request (RFC 8292). */
  serverKey: string;
  /** The claims that it signed. */
  claims: { aud: string; exp: number; sub: string };
}

/** A real push service on this computer. */
export interface PushService {
  url: string;
  newBrowser(): PushBrowser;
  /** The deliveries to a browser so far. */
  deliveries(browser: PushBrowser): Delivery[];
  /** Resolves with the deliveries to a browser once there are this many. */
  delivered(browser: PushBrowser, count?: number): Promise<Delivery[]>;
  /** Sets the status of all answers from now on; 201 accepts. */
  answer(status: number): void;
  /** How many requests it refused. */
  refused(): number;
  close(): Promise<void>;
}

/** Checks the signature of a request, and returns who signed what. */
function signed(authorization: string): Pick<Delivery, 'serverKey' | 'claims'> {
  const [, token = '', serverKey = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The signature is wrong.');
  return { serverKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, PushBrowser>();
  const deliveries = new Map<PushBrowser, Delivery[]>();
  let status = 201;
  let refused = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const browser = browsers.get(request.url ?? '');
    if (status !== 201 || !browser) {
      refused += 1;
      return response.writeHead(browser ? status : 404).end();
    }
    const delivery: Delivery = {
      ...signed(request.headers.authorization ?? ''),
      payload: JSON.parse(browser.decrypt(body)),
      headers: request.headers,
    };
    deliveries.set(browser, [...(deliveries.get(browser) ?? []), delivery]);
    return response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deliveriesTo = (browser: PushBrowser) => deliveries.get(browser) ?? [];
  return {
    url,
    newBrowser() {
      const browser = newBrowser(url);
      browsers.set(new URL(browser.subscription.endpoint).pathname, browser);
      return browser;
    },
    deliveries: deliveriesTo,
    async delivered(browser, count = 1) {
      await until(() => deliveriesTo(browser).length >= count);
      return deliveriesTo(browser);
    },
    answer(next) {
      status = next;
    },
    refused: () => refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
