import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../until';

/** A call that the receiver accepted or refused. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came, byte for byte. */
  raw: string;
  body: {
    id: string;
    kind: string;
    time: string;
    webhookId: string;
    ids: Record<string, unknown>;
    graphql: { url: string; query: string; variables: Record<string, unknown> };
    rest: string | null;
  };
}

/** A real program on this computer that webhooks call. */
export interface WebhookReceiver {
  url: string;
  /** Calls to a path so far, in order. */
  calls(path: string): Received[];
  /** Resolves with the last call to a path once there are this many. */
  received(path: string, count?: number): Promise<Received>;
  /** Answers with this status and these headers from now on; 0 closes the connection instead. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const all: Received[] = [];
  let answer: [status: number, headers?: Record<string, string>] = [204];
  const server = createServer(async (request, response) => {
    const raw = await text(request);
    const { url: path = '', headers } = request;
    all.push({ path, headers, raw, body: JSON.parse(raw) });
    const [status] = answer;
    if (status === 0) request.socket.destroy();
    else response.writeHead(...answer).end('Thank you.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const calls = (path: string) => all.filter((it) => it.path === path);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    received: (path, count = 1) =>
      until(() => (calls(path).length >= count ? calls(path).at(-1) : undefined)),
    answer(...next) {
      answer = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns whether a call was signed with a secret, at that time and with that body. */
export function isGenuine({ headers, raw }: Pick<Received, 'headers' | 'raw'>, secret: string) {
  const timestamp = String(headers['fairweek-timestamp']);
  const expected = createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest('hex');
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 60;
  return isRecent && headers['fairweek-signature'] === `sha256=${expected}`;
}
