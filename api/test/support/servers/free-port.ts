import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Above the ports that fetch refuses, and below those that systems give to outgoing connections,
 * which would take one just chosen.
 */
const FIRST = 11_000;
const LAST = 32_000;
const given = new Set<number>();

/** A loopback port that is free, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  if (given.has(port) || !(await canListenOn(port))) return freePort();
  given.add(port);
  return port;
}

async function canListenOn(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
