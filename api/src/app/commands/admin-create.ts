import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { AppError } from '../../core/errors';
import { parseInput } from '../../core/input/parse-input';
import { RegisterInput } from '../../features/auth/auth.inputs';
import { createAdministrator } from '../../features/auth/use-cases/create-administrator';
import { PASSWORD_COST } from '../start';
import { runCommandLine, UsageError } from './command-line';
import { onDatabase } from './open-database';

const USAGE =
  'Usage: npm run admin:create -- --email ada@example.org --first-name Ada --last-name Keller';

async function personFromArguments(): Promise<RegisterInput> {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string', default: 'Fairweek' },
        'last-name': { type: 'string', default: 'Administrator' },
      },
    });
    return await parseInput(RegisterInput, {
      email: values.email,
      firstName: values['first-name'],
      lastName: values['last-name'],
    });
  } catch (error) {
    const reason = error instanceof AppError ? error.message : 'Unknown arguments.';
    throw new UsageError(`${reason}\n${USAGE}`);
  }
}

/** npm run admin:create: creates the first administrator if there are no demo accounts. */
void runCommandLine(async () => {
  const person = await personFromArguments();
  return onDatabase('update', async ({ db }) => {
    const { temporaryPassword } = await createAdministrator(db.manager, {
      person,
      passwordCost: PASSWORD_COST,
    });
    return temporaryPassword
      ? `${person.email} is an administrator. Temporary password, for 7 days: ${temporaryPassword}`
      : `${person.email} is an administrator now and keeps the password they have.`;
  });
});
