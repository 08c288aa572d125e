import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { operationOf } from './operations';

/** Sockets that subscribe to the drafts of their owners, as the web does; they note the times. */
export class Audience {
  private readonly sockets: WebSocket[] = [];
  private expected = 0;
  private times: number[] = [];
  private allHeard: () => void = () => undefined;

  private constructor(private readonly url: string) {}

  /** Opens so many sockets, which take turns in whose they are, by their cookies. */
  static async of(url: string, cookies: readonly string[], sockets: number): Promise<Audience> {
    const audience = new Audience(url);
    for (let socket = 0; socket < sockets; socket += 1) {
      await audience.join(cookies[socket % cookies.length] ?? '');
    }
    return audience;
  }

  private async join(cookie: string): Promise<void> {
    const address = `${this.url.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(address, 'graphql-transport-ws', { headers: { cookie } });
    this.sockets.push(socket);
    await new Promise<void>((connected) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'next') this.hear(message.payload.data?.myDraftEvents.seq ?? 0);
        else if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
        else if (message.type === 'connection_ack') {
          const payload = { query: operationOf('MyDraftEvents') };
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
          connected();
        }
      });
      socket.on('error', console.error);
    });
  }

  private hear(seq: number): void {
    if (seq < this.expected) return;
    this.times.push(performance.now());
    if (this.times.length === this.sockets.length) this.allHeard();
  }

  /** Returns when each socket received an entry of the log, once all have. */
  async hearing(seq: number, work: () => Promise<unknown>): Promise<number[]> {
    this.expected = seq;
    this.times = [];
    const heard = new Promise<void>((resolve) => {
      this.allHeard = resolve;
    });
    await Promise.all([heard, work()]);
    return this.times;
  }

  leave(): void {
    for (const socket of this.sockets) socket.close();
  }
}
