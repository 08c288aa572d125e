import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SignInProvider } from '../../../src/core/secrets/sign-in-settings';
import { freePort } from './free-port';

/** A person at a provider. */
interface Someone {
  sub: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
  /** Whether they refuse to sign in. */
  refuses?: boolean;
}

/** The provider of another process, `oidc-provider`, which no one here wrote. */
export interface RunningProvider {
  settings: SignInProvider;
  /** Says who sits at the browser from now on. */
  becomes(someone: Someone): Promise<void>;
  close(): Promise<void>;
}

/** Starts a provider at this computer for the Fairweek at an address. */
export async function startProviderServer(
  appUrl: string,
  id = 'keyring',
  others: Partial<SignInProvider> = {},
): Promise<RunningProvider> {
  const port = await freePort();
  const [clientId, clientSecret] = ['fairweek', 'a-secret-of-a-test-between-two'];
  const client = {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [`${appUrl}/auth/oidc/${id}/callback`],
    response_types: ['code'],
    grant_types: ['authorization_code'],
  };
  const child = fork(join(__dirname, 'oidc-provider.mjs'), [], {
    env: { PATH: process.env.PATH, PORT: String(port), CLIENTS: JSON.stringify([client]) },
    execArgv: [],
    silent: true,
  });
  await once(child, 'message');
  const issuer = `http://localhost:${port}`;
  return {
    settings: { id, name: 'Key Ring', issuer, clientId, clientSecret, ...others },
    async becomes(someone) {
      child.send(someone);
      await once(child, 'message');
    },
    async close() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
