import { randomBytes } from 'node:crypto';
import { ask } from '../clients/ask';

/** Creates an empty database whose owner has no other right, as on a rented server. */
export async function createOwnDatabase(): Promise<string> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('The test database is not running: see global-setup.ts.');
  const name = `own_${randomBytes(6).toString('hex')}`;
  await ask(base, `create role ${name} login password 'own'`);
  await ask(base, `create database ${name} owner ${name} template template0`);
  const url = new URL(base);
  url.username = name;
  url.password = 'own';
  url.pathname = `/${name}`;
  return url.href;
}
