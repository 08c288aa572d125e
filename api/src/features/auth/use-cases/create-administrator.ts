import { hash } from 'bcrypt';
import type { EntityManager } from 'typeorm';
import type { RegisterInput } from '../auth.inputs';
import { newTemporaryPassword, temporaryPasswordExpiry } from '../passwords/secrets';
import { User, UserRole } from '../user.entity';

/**
 * Command line only: makes the user with an address an administrator, creating the user if needed.
 * A new user gets a temporary password, which is returned only once; an existing user keeps theirs.
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
