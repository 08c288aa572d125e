import { hash } from 'bcrypt';
import type { EntityManager } from 'typeorm';
import type { RegisterInput } from '../auth.inputs';
import { newTemporaryPassword, temporaryPasswordExpiry } from '../passwords/secrets';
import { User, UserRole } from '../user.entity';

/**
 * For those who have the server's command line: makes an administrator of a new or known address.
 * A new one gets a temporary password, which is answered this once; a known one keeps its own.
 */
export async function createAdministrator(
  manager: EntityManager,
  options: { person: RegisterInput; passwordCost: number },
): Promise<{ temporaryPassword: string | null }> {
  const { person, passwordCost } = options;
  const known = await manager.findOneBy(User, { email: person.email });
  const user = known ?? manager.create(User, { ...person });
  user.userRole = UserRole.ADMIN;
  let temporaryPassword: string | null = null;
  if (!user.passwordHash) {
    temporaryPassword = newTemporaryPassword();
    user.passwordHash = await hash(temporaryPassword, passwordCost);
    user.temporaryPasswordExpiresAt = temporaryPasswordExpiry();
  }
  await manager.save(user);
  return { temporaryPassword };
}
