import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** An HTTP response as it came over the connection. */
export interface RawAnswer {
  status: number;
  /** The first line and all headers. */
  head: string;
  body: string;
}

/** Connects to a server and sends these bytes. */
function sendRaw(url: string, request: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return socket;
}

/**
 * Sends one request with a target that no client has normalized, on a connection of its own, and
 * returns what comes back.
 */
export async function askRaw(
  url: string,
  { method, target, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${new URL(url).host}`, 'Connection: close'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) {
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  }
  const answer = await text(sendRaw(url, `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`));
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: `${head}\r\n`, body: rest.join('\r\n\r\n') };
}

interface RawRequest {
  method: string;
  /** The target in the request line: a path with its query. */
  target: string;
  headers?: Record<string, string>;
  /** JSON, or what pretends to be. */
  body?: string;
}
