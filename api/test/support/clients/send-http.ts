import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/** A request, with its body if it has one. */
interface Sent {
  method: string;
  body: string | Uint8Array | undefined;
  headers: Record<string, string>;
}

/** A response that has arrived as a whole. */
interface Received {
  status: number;
  headers: Headers;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/** As those of `fetch`, but for compression, which a test asks for: gzip alone. */
const HEADERS = { accept: '*/*', 'accept-language': '*', 'user-agent': 'node' };

const MOVED = [301, 302, 303, 307, 308];
const MOST_MOVES = 5;

/** Sends a request to a server of this machine, and follows it. `fetch` takes five times as long. */
export async function sendHttp(url: string, sent: Sent, moves = 0): Promise<Received> {
  const received = await sendOnce(url, sent);
  const location = received.headers.get('location');
  if (!location || !MOVED.includes(received.status)) return received;
  if (moves === MOST_MOVES) throw new Error(`${url} leads to no page.`);
  const keepsMethod = received.status >= 307 || ['GET', 'HEAD'].includes(sent.method);
  const next = keepsMethod ? sent : { ...sent, method: 'GET', body: undefined };
  return sendHttp(new URL(location, url).href, next, moves + 1);
}

function sendOnce(url: string, sent: Sent): Promise<Received> {
  const { method, body } = sent;
  return new Promise((resolve, reject) => {
    // Node leaves it out of a DELETE.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const headers = { ...HEADERS, ...length, ...sent.headers };
    const sending = request(url, { method, agent, headers });
    sending.on('response', (response) => {
      const { statusCode = 0, rawHeaders } = response;
      const received = new Headers();
      for (let at = 0; at < rawHeaders.length; at += 2) {
        received.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
      }
      const receive = (all: string) =>
        resolve({ status: statusCode, headers: received, text: all });
      text(contentOf(response)).then(receive, reject);
    });
    sending.on('error', (error) => {
      // The server has closed a connection that was kept for this.
      const isClosed = sending.reusedSocket && Reflect.get(error, 'code') === 'ECONNRESET';
      if (isClosed) sendOnce(url, sent).then(resolve, reject);
      else reject(error);
    });
    sending.end(body);
  });
}

const contentOf = (response: IncomingMessage) =>
  response.headers['content-encoding'] === 'gzip' ? response.pipe(createGunzip()) : response;
