import type { AppContext } from '../../../core/request-context';
import { hashPassword } from '../passwords/passwords';
import { newTemporaryPassword, temporaryPasswordExpiry } from './secrets';

/** Generates a temporary password, and the fields of a user who has it; only its hash is stored. */
export async function makeTemporaryPassword(app: AppContext) {
  const password = newTemporaryPassword();
  const passwordHash = await hashPassword(app, password);
  return {
    password,
    fields: { passwordHash, temporaryPasswordExpiresAt: temporaryPasswordExpiry() },
  };
}
