import { EventEmitter, once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A way to the server on which answers can be late. */
export interface SlowProxy {
  url: string;
  /** Resolves once the server has answered; the browser gets the answer when `release` is called. */
  answered: Promise<unknown>;
  release: () => void;
  close: () => void;
}

/** Passes everything on to the server, but retains the answers to requests that contain a text. */
export async function openSlowProxy(target: string, marker: string): Promise<SlowProxy> {
  const { hostname, port } = new URL(target);
  const signals = new EventEmitter();
  const server: Server = createServer(async (asked, answer) => {
    const body = await text(asked);
    const { method, url: path, headers } = asked;
    const onward = request({ hostname, port, method, path, headers }, async (response) => {
      if (body.includes(marker)) {
        signals.emit('answered');
        await once(signals, 'released');
      }
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    onward.end(body);
  });
  server.on('upgrade', ({ url, rawHeaders }, socket) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = rawHeaders.map((part, i) => (i % 2 ? `${part}\r\n` : `${part}: `));
      onward.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) end.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    answered: once(signals, 'answered'),
    release: () => signals.emit('released'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
