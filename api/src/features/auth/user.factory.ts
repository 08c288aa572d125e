import { User, UserRole } from './user.entity';

/** Stores a user for the demo and tests; by default an owner without a password. */
export function newUser(
  facts: Partial<User> & Pick<User, 'firstName' | 'lastName' | 'email'>,
): User {
  return Object.assign(new User(), { userRole: UserRole.OWNER, passwordHash: null, ...facts });
}
