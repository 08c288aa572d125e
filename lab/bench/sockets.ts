import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { operationOf } from './operations';

const SOCKETS = 1000;
/** Time for the server to settle, in ms. */
const SETTLE_MS = 3000;
const SUBSCRIPTIONS = ['MyMessageEvents', 'MyCalendarEvents'];

interface SocketServer {
  url: string;
  cookie: string;
  memoryKb: () => Promise<number>;
}

/** Opens idle sockets with two subscriptions each; returns the server's memory for each, in kB. */
export async function measureSockets({ url, cookie, memoryKb }: SocketServer): Promise<number> {
  class Socket extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const clients: Client[] = [];
  const open = async (count: number) => {
    for (let socket = 0; socket < count; socket += 1) {
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: Socket,
        lazy: false,
        retryAttempts: 0,
      });
      clients.push(client);
      await new Promise<void>((connected) => void client.on('connected', () => connected()));
      for (const name of SUBSCRIPTIONS) {
        const sink = { next: () => undefined, error: console.error, complete: () => undefined };
        client.subscribe({ query: operationOf(name) }, sink);
      }
    }
    await sleep(SETTLE_MS);
  };
  // The first ones also cost what every server needs once.
  await open(SOCKETS / 10);
  const before = await memoryKb();
  await open(SOCKETS);
  const perSocket = ((await memoryKb()) - before) / SOCKETS;
  for (const client of clients) await client.dispose();
  return perSocket;
}
