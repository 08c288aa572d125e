import { PhoneAudience, type User, UserRole } from '../features/auth/user.entity';
import { newUser } from '../features/auth/user.factory';
import { DEMO_ACCOUNTS } from './accounts';
import { others as names } from './data/people.json';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Returns the named accounts and twenty more owners, one of whom has never chosen a password. */
export function demoPeople(passwordHash: string): User[] {
  const accounts = DEMO_ACCOUNTS.map(({ role, ...person }) =>
    newUser({
      ...person,
      userRole: role,
      passwordHash,
      temporaryPasswordExpiresAt:
        person.email === 'first@fairweek.test' ? new Date(Date.now() + WEEK_MS) : null,
    }),
  );
  const others = names.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${firstName}.${lastName}@fairweek.test`.toLowerCase();
    const hasPassword = index !== names.length - 1;
    return newUser({
      firstName,
      lastName,
      email,
      userRole: UserRole.OWNER,
      passwordHash: hasPassword ? passwordHash : null,
      // Numbers that no one has.
      phone: hasPassword ? `+44 20 7946 0${100 + index}` : null,
      phoneAudience: index % 3 === 2 ? PhoneAudience.ADMINISTRATORS : PhoneAudience.OWNERS,
    });
  });
  return [...accounts, ...others];
}

/** Returns a function that finds a user of the demo by full name. */
export function finderByName(people: User[]): (name: string) => User {
  const byName = new Map(
    people.map((person) => [`${person.firstName} ${person.lastName}`, person]),
  );
  return (name) => {
    const person = byName.get(name);
    if (!person) throw new Error(`The demo has no ${name}.`);
    return person;
  };
}
