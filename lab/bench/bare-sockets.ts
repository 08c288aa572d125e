import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';

// The yardstick of live events: ws and pg, and nothing else. A socket names its topic as its cookie,
// and receives what is published on it in the messages of graphql-ws.
const listeners = new Map<string, WebSocket[]>();

const server = createServer();
const sockets = new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' });
sockets.on('connection', (socket, { headers: { cookie = '' } }) => {
  socket.on('message', (data) => {
    const { type } = JSON.parse(String(data));
    if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }));
    if (type === 'subscribe') listeners.set(cookie, [...(listeners.get(cookie) ?? []), socket]);
  });
});

const client = new Client(process.env.DATABASE_URL ?? '');
client.on('notification', ({ payload = '' }) => {
  const { topic, payload: myDraftEvents } = JSON.parse(payload);
  const message = { id: '1', type: 'next', payload: { data: { myDraftEvents } } };
  const text = JSON.stringify(message);
  for (const socket of listeners.get(topic) ?? []) socket.send(text);
});

async function listen(): Promise<void> {
  await client.connect();
  await client.query(`listen ${process.env.BENCH_CHANNEL}`);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(`Bare server is ready: http://127.0.0.1:${port}`);
  });
}

process.on('SIGTERM', () => process.exit(0));
void listen();
