import { codeAt } from '../../src/features/auth/second-factor/totp';
import type { ApiClient } from './clients/api-client';
import { beginStep } from './clock';

const START = 'mutation { startSecondFactor { setupKey url qrCode } }';
const CONFIRM = 'mutation($code: String!) { confirmSecondFactor(code: $code) }';

const STEP_MS = 30_000;

/** The code that an authenticator app shows so many steps of 30 s from now. */
export const codeIn = (steps: number, secret: string) =>
  codeAt(secret, Date.now() + steps * STEP_MS);

/**
 * Switches on the second factor of a signed-in user, with the code of the previous step, so that
 * two are left to sign in with, for as long as a step takes.
 */
export async function switchOnSecondFactor(
  client: ApiClient,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret: string = (await client.graphql(START)).data.startSecondFactor.setupKey;
  beginStep(STEP_MS);
  const { data, errors } = await client.graphql(CONFIRM, { code: codeIn(-1, secret) });
  if (errors) throw new Error(`The second factor was not switched on: ${errors[0]?.message}`);
  return { secret, recoveryCodes: data.confirmSecondFactor };
}
