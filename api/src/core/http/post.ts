import { request as requestHttp } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { lookUpPublic } from './public-address';

/** The request to an outside address. */
interface Post {
  url: URL;
  headers: RequestOptions['headers'];
  body: string | Buffer | null | undefined;
  /** How long the whole request may take. */
  timeoutMs: number;
  /** Whether the host may be in a private network. */
  mayBePrivate: boolean;
}

/** More of an answer is not read: the connection is closed instead. */
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Posts to an address that a user has named, and returns the status of the answer. Redirects are not
 * followed, and the answer is thrown away; throws a PrivateAddressError for a host that leads into a
 * private network.
 */
export function post({ url, headers, body, timeoutMs, mayBePrivate }: Post): Promise<number> {
  const send = url.protocol === 'http:' ? requestHttp : request;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!mayBePrivate && { lookup: lookUpPublic }),
    });
    sent.on('error', reject);
    // An answer of 101 has no end to wait for.
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) response.destroy();
      });
      // The status is the answer, also if the rest is lost.
      response.on('error', () => undefined);
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sent.end(body);
  });
}
