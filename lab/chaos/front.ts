import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy that sends each request once, to a process that reports itself ready. */
export interface Front {
  url: string;
  /** Checks which processes are ready now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const CHECK_MS = 250;

/** Opens a proxy in front of processes, whose readiness it checks four times a second. */
export async function openFront(urls: string[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let ready: string[] = [];
  let begun = 0;
  let newest = 0;
  let turn = 0;
  const next = () => {
    turn += 1;
    return ready[turn % ready.length];
  };

  async function check(): Promise<void> {
    begun += 1;
    const number = begun;
    const answers = await Promise.all(
      urls.map((url) =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    // A slow answer to an earlier check says nothing of now.
    if (number < newest) return;
    newest = number;
    ready = urls.filter((_, index) => answers[index]);
  }
  await check();
  const timer = setInterval(() => void check(), CHECK_MS);

  const server = createServer((incoming, answer) => {
    const url = next();
    if (!url) return answer.writeHead(502).end();
    const { method, headers } = incoming;
    const outgoing = request(`${url}${incoming.url}`, { method, headers, agent }, (its) => {
      const { connection: _, ...rest } = its.headers;
      answer.writeHead(its.statusCode ?? 502, rest);
      its.pipe(answer);
    });
    outgoing.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    incoming.pipe(outgoing);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const url = next();
    if (!url) return socket.destroy();
    const { hostname, port } = new URL(url);
    const there = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.flatMap((it, index, all) =>
        index % 2 === 0 ? [`${it}: ${all[index + 1]}`] : [],
      );
      there.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      there.write(head);
      socket.pipe(there).pipe(socket);
    });
    for (const it of [socket, there]) {
      sockets.add(it);
      it.on('error', () => it.destroy());
    }
    socket.on('close', () => there.destroy());
    there.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    check,
    async close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
