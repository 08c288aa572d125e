import { createClient, type Client as SocketClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { sendHttp } from './send-http';

// biome-ignore lint/suspicious/noExplicitAny: tests read any answer of the server
type Json = any;

export interface Answer {
  status: number;
  body: Json;
  headers: Headers;
}

export interface GraphqlAnswer {
  status: number;
  data: Json;
  errors: { message: string; extensions: { code: string; field?: string } }[] | undefined;
}

/** The events a subscription has received so far, and the end of its socket. */
export interface Listener {
  events: Json[];
  /** Resolves once this many events have arrived. */
  received(count: number): Promise<Json[]>;
  /** Resolves once the server has answered a ping, and thus everything sent before it. */
  caughtUp(): Promise<void>;
  closed: Promise<{ code: number; reason: string }>;
  stop(): void;
}

/**
 * Checks that each error carries the id of its request, and removes it: refusals of the same thing
 * must be the same otherwise.
 */
function takeRequestIds({ status, body, headers }: Answer): void {
  const errors: Json[] = body?.errors?.map?.(({ extensions }: Json) => extensions) ?? [];
  // /readyz answers 503 without an error.
  const isError = status >= 400 && body?.message !== undefined;
  for (const error of isError ? [body] : errors) {
    if (error?.requestId !== headers.get('x-request-id')) throw new Error(`Whose error? ${body}`);
    delete error.requestId;
  }
}

const openSockets = new Map<SocketClient, string>();

/** Closes the sockets that clients have opened to a server, as if their pages were left. */
export function closeSockets(url: string): void {
  for (const [socket, server] of openSockets) {
    if (server !== url) continue;
    openSockets.delete(socket);
    void socket.dispose();
  }
}

/** A browser's view of the server: keeps cookies, and uses REST, GraphQL and sockets. */
export class ApiClient {
  private cookies = new Map<string, string>();
  private authorization: string | undefined;

  constructor(readonly url: string) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The header with the access token; empty if there is none. */
  get authorizationHeader(): string {
    return this.authorization ?? '';
  }

  /** The session token; undefined if signed out. */
  get sessionToken(): string | undefined {
    return this.cookies.get('fairweek_session') ?? this.cookies.get('__Host-fairweek_session');
  }

  /** Sets a cookie, as an answer of the server does. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** The same session on a device that has not signed in before. */
  onStrangeDevice(): ApiClient {
    const client = this.at(this.url);
    for (const name of client.cookies.keys()) {
      if (name.endsWith('fairweek_device')) client.cookies.delete(name);
    }
    return client;
  }

  /** The same browser, connected to another process. */
  at(url: string): ApiClient {
    const client = new ApiClient(url);
    client.cookies = new Map(this.cookies);
    client.authorization = this.authorization;
    return client;
  }

  /** The same browser, which sends an access token as well. */
  withToken(secret: string): ApiClient {
    const client = this.at(this.url);
    client.authorization = `Bearer ${secret}`;
    return client;
  }

  async send(
    method: string,
    path: string,
    options: { body?: unknown; text?: string | Uint8Array; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { body, text = body === undefined ? undefined : JSON.stringify(body) } = options;
    const response = await sendHttp(`${this.url}${path}`, {
      method,
      body: text,
      headers: {
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(this.authorization ? { authorization: this.authorization } : {}),
        ...options.headers,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const { status, headers, text: answer } = response;
    const isJson = headers.get('content-type')?.includes('json');
    const received = { status, body: isJson ? JSON.parse(answer) : answer, headers };
    if (isJson) takeRequestIds(received);
    return received;
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: unknown) => this.send('POST', path, { body });
  patch = (path: string, body?: unknown) => this.send('PATCH', path, { body });
  delete = (path: string) => this.send('DELETE', path);

  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> {
    const { status, body } = await this.post('/graphql', { query, variables });
    return { status, data: body.data, errors: body.errors };
  }

  /** Opens its own socket and subscribes; resolves once the server has acknowledged the socket. */
  async subscribe(
    query: string,
    headers: Record<string, string> = {},
    parameters: Record<string, unknown> = {},
  ): Promise<Listener> {
    const { cookieHeader: cookie, authorization } = this;
    const events: Json[] = [];
    const waiting = new Set<() => void>();
    let onClosed: (close: { code: number; reason: string }) => void = () => undefined;
    const closed = new Promise<{ code: number; reason: string }>((resolve) => {
      onClosed = resolve;
    });
    class Socket extends WebSocket {
      constructor(address: string, protocols?: string[]) {
        super(address, protocols, { headers: { ...(cookie ? { cookie } : {}), ...headers } });
      }
    }
    const socket: SocketClient = createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
      lazy: false,
      connectionParams: { authorization, ...parameters },
      onNonLazyError: () => undefined,
    });
    openSockets.set(socket, this.url);
    let connected: WebSocket | undefined;
    const settled = new Promise<void>((resolve) => {
      socket.on('connected', (raw) => {
        connected = raw as WebSocket;
        resolve();
      });
      socket.on('error', () => resolve());
      socket.on('closed', (event) => {
        openSockets.delete(socket);
        const { code, reason } = event as { code: number; reason: string };
        onClosed({ code, reason });
        resolve();
      });
    });
    socket.subscribe(
      { query },
      {
        next: (event) => {
          events.push(event);
          for (const wake of waiting) wake();
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await settled;
    const caughtUp = async () => {
      const answered = new Promise<void>((resolve) => {
        socket.on('pong', () => resolve());
      });
      connected?.send(JSON.stringify({ type: 'ping' }));
      if (connected) await Promise.race([answered, closed]);
    };
    // The subscribe message is sent in this turn; once the ping after it is answered, the
    // subscription is active.
    await new Promise(setImmediate);
    await caughtUp();
    return {
      events,
      caughtUp,
      closed,
      stop: () => void socket.dispose(),
      received: (expected) =>
        new Promise((resolve) => {
          const check = () => {
            if (events.length < expected) return;
            waiting.delete(check);
            resolve(events);
          };
          waiting.add(check);
          check();
        }),
    };
  }
}
