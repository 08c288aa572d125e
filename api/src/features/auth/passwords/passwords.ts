import { compare, hash } from 'bcrypt';
import type { App, Call } from '../../../kit/call';
import { AppError } from '../../../kit/errors';
import { MAX_PASSWORD_BYTES, passwordProblem } from '../rules';
import { commonPasswordProblem } from './common-passwords';

const decoys = new Map<number, Promise<string>>();

/** A hash that no password matches, so that an unknown address takes as long as a known one. */
function decoyHash(cost: number): Promise<string> {
  const found = decoys.get(cost) ?? hash('no account has this password', cost);
  decoys.set(cost, found);
  return found;
}

/** BAD_USER_INPUT with what is wrong with a new password. */
export function requireGoodPassword(password: string): void {
  const problem = passwordProblem(password) ?? commonPasswordProblem(password);
  if (problem) throw new AppError('BAD_USER_INPUT', problem, 'newPassword');
}

/** The hash of a new password, or BAD_USER_INPUT with what is wrong with it. */
export async function hashNewPassword(app: App, password: string): Promise<string> {
  requireGoodPassword(password);
  return hashPassword(app, password);
}

/** The hash of a password of our own making. */
export function hashPassword(app: App, password: string): Promise<string> {
  return app.hashing(() => hash(password, app.passwordCost));
}

/** Whether the password is the one hashed; with nothing to compare it takes the same time and says no. */
export async function passwordMatches(
  { app, address }: Pick<Call, 'app' | 'address'>,
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const matches = await app.hashing(
    async () => compare(password, passwordHash ?? (await decoyHash(app.passwordCost))),
    address,
  );
  return matches && passwordHash != null && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
}
