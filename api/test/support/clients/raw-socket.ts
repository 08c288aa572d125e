import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A raw graphql-transport-ws socket, for what no honest client does. */
export class RawSocket {
  readonly messages: { type: string; id?: string; payload?: unknown }[] = [];
  /** Resolves once the server has closed it, or refused the upgrade with an HTTP status. */
  readonly closed: Promise<{ code: number; reason: string }>;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
      socket.on('unexpected-response', (_request, { statusCode = 0, headers }) => {
        resolve({ code: statusCode, reason: String(headers['retry-after'] ?? '') });
        socket.terminate();
      });
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.messages.push(JSON.parse(String(data))));
  }

  /** Connects; resolves once it is open or refused. */
  static async open(url: string, cookie = ''): Promise<RawSocket> {
    const raw = new RawSocket(
      new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: cookie ? { cookie } : {},
      }),
    );
    await Promise.race([once(raw.socket, 'open'), raw.closed]);
    return raw;
  }

  /** Connects and authenticates; resolves once that is acknowledged or the socket is closed. */
  static async admitted(url: string, cookie: string): Promise<RawSocket> {
    const raw = await RawSocket.open(url, cookie);
    raw.send({ type: 'connection_init' });
    await Promise.race([raw.received(({ type }) => type === 'connection_ack'), raw.closed]);
    return raw;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  subscribe(id: string, payload: object): void {
    this.send({ id, type: 'subscribe', payload });
  }

  /** The first message of a type, now or once it arrives. */
  async received(is: (message: RawSocket['messages'][number]) => boolean) {
    for (;;) {
      const found = this.messages.find(is);
      if (found) return found;
      await once(this.socket, 'message');
    }
  }

  /** The server's answer to the subscription with this id. */
  answerTo = (id: string) => this.received((message) => message.id === id);

  end(): void {
    this.socket.terminate();
  }
}
