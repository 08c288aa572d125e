import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can go silent, like a network that drops packets. */
export interface Tunnel {
  /** The server's address through the tunnel. */
  url: string;
  /** Returns how many connections it has accepted so far. */
  connections(): number;
  /** Returns how many it has refused. */
  refusals(): number;
  /** Existing connections transmit nothing any more and never end; new ones work. */
  freeze(): void;
  /** Ends all connections and refuses new ones, or accepts them again. */
  block(isBlocked: boolean): void;
  close(): Promise<void>;
}

export async function openTunnel(serverUrl: string): Promise<Tunnel> {
  const { hostname, port } = new URL(serverUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isClosed = false;
  let refusals = 0;
  const server = createServer((here) => {
    if (isClosed) {
      refusals += 1;
      return here.destroy();
    }
    const there = connect(Number(port), hostname);
    const pair = [here, there] as const;
    for (const socket of pair) socket.on('error', () => undefined);
    here.pipe(there).pipe(here);
    here.on('close', () => there.destroy());
    there.on('close', () => here.destroy());
    pairs.add(pair);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    connections: () => pairs.size,
    refusals: () => refusals,
    freeze() {
      for (const [here, there] of pairs) {
        here.unpipe(there);
        there.unpipe(here);
        for (const socket of [here, there]) socket.removeAllListeners('close').resume();
      }
    },
    block(isBlocked) {
      isClosed = isBlocked;
      if (isBlocked) for (const socket of [...pairs].flat()) socket.destroy();
    },
    async close() {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
    },
  };
}
