import { connectionOptions } from '@packages/postgres-connection/connection';
import { Client } from 'pg';
import { IS_ADMINISTRATOR } from '../features/auth/user.columns';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';

const NO_ADMINISTRATOR =
  'No administrator yet: npm run admin -- create --email ada@example.org --first-name Ada --last-name Keller';

/** Returns how to sign in: the demo's accounts that exist, or how to create an administrator. */
export async function signInHint(databaseUrl: string, isDemo: boolean): Promise<string[]> {
  const client = new Client(connectionOptions(databaseUrl, true));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select email::text, ${IS_ADMINISTRATOR} as "isAdministrator" from users
       where email = any($1) or deleted_at is null and ${IS_ADMINISTRATOR}`,
      [DEMO_ACCOUNTS.map(({ email }) => email)],
    );
    const hasAdministrator = rows.some(({ isAdministrator }) => isAdministrator);
    const known = new Set(rows.map(({ email }) => email));
    const accounts = isDemo ? DEMO_ACCOUNTS.filter(({ email }) => known.has(email)) : [];
    const lines = accounts.map(({ email, role }) => `  ${email.padEnd(24)} ${role}`);
    return [
      ...(lines.length > 0 ? [`Demo accounts (password ${DEMO_PASSWORD}):`, ...lines] : []),
      ...(hasAdministrator ? [] : [NO_ADMINISTRATOR]),
    ];
  } finally {
    await client.end();
  }
}
