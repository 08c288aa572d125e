import { compare, hash } from 'bcrypt';
import { AppError } from '../../../core/errors';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { MAX_PASSWORD_BYTES, passwordProblem } from '../rules';
import { passwords } from './common-password-list.json';

/** Checked on the server only: the list would slow down every page with a password field. */
const COMMON = new Set([...passwords.split(' '), 'fairweek']);

/** Returns the error for a new password that is among the most common ones or the product's name; null for any other. */
function commonPasswordProblem(password: string): string | null {
  return COMMON.has(password.toLowerCase())
    ? 'This password is among the most common ones. Please choose one that is harder to guess.'
    : null;
}

const decoys = new Map<number, Promise<string>>();

/** A hash that no password matches, so that an unknown address takes as long as a known one. */
function decoyHash(cost: number): Promise<string> {
  const found = decoys.get(cost) ?? hash('no account has this password', cost);
  decoys.set(cost, found);
  return found;
}

/** Throws BAD_USER_INPUT if a new password is not acceptable. */
export function requireGoodPassword(password: string): void {
  const problem = passwordProblem(password) ?? commonPasswordProblem(password);
  if (problem) throw new AppError('BAD_USER_INPUT', problem, 'newPassword');
}

/** Hashes a new password; BAD_USER_INPUT if it is not acceptable. */
export async function hashNewPassword(app: AppContext, password: string): Promise<string> {
  requireGoodPassword(password);
  return hashPassword(app, password);
}

/** Hashes a generated password. */
export function hashPassword(app: AppContext, password: string): Promise<string> {
  return app.hashing(() => hash(password, app.passwordCost));
}

/** Compares a password with a hash; without a hash it takes the same time and returns false. */
export async function passwordMatches(
  { app, address }: Pick<RequestContext, 'app' | 'address'>,
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const matches = await app.hashing(
    async () => compare(password, passwordHash ?? (await decoyHash(app.passwordCost))),
    address,
  );
  return matches && passwordHash != null && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
}
