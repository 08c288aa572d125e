import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTypes } from '@packages/postgres-connection/whole-numbers';
import { Pool } from 'pg';
import type { Recorded } from './record';

// The yardstick of Fairweek: its own recorded statements on node:http and pg, and nothing
// else. Each path answers the rows of one question.
const questions: Record<string, Recorded[]> = JSON.parse(process.env.BENCH_QUESTIONS ?? '{}');
const pool = new Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  types: readTypes,
  max: 10,
});

const server = createServer(async ({ url = '' }, response) => {
  const answers: object[][] = [];
  for (const statement of questions[url] ?? []) answers.push((await pool.query(statement)).rows);
  const body = JSON.stringify(answers.length === 1 ? answers[0] : answers);
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
