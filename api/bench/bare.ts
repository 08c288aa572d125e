import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { readTypes } from '../src/core/postgres/whole-numbers';
import { LIST } from '../src/features/messages/use-cases/read-conversations';

// What Fairweek is measured against: its own statement on node:http and pg, and nothing else.
const pool = new Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  types: readTypes,
  max: 10,
});
const values = [Number(process.env.BENCH_USER_ID), 'infinity', Number.MAX_SAFE_INTEGER, 21];

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query({ ...LIST, values });
  const body = JSON.stringify(rows);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Bare server is ready: http://127.0.0.1:${port}`);
});
process.on('SIGTERM', () => process.exit(0));
