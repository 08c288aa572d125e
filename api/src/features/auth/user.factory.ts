import { User, UserRole } from './user.entity';

/** A user for the demo and for tests: an owner without a password by default. */
export function newUser(
  facts: Partial<User> & Pick<User, 'firstName' | 'lastName' | 'email'>,
): User {
  return Object.assign(new User(), { userRole: UserRole.OWNER, passwordHash: null, ...facts });
}
