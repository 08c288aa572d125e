import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { runCommandLine, UsageError } from '../../api/src/app/commands/command-line';
import { onDatabase } from '../../api/src/app/commands/open-database';
import { User } from '../../api/src/features/auth/user.entity';
import { generateLoad, type Load, loadRefusal } from './load';

const USAGE =
  'Usage: npm run generate -- --properties 10000 --users 100000 --shares 110000 [--swaps 1000] [--append]';

function loadFromArguments(): { load: Load; isAppend: boolean } {
  const count = { type: 'string' as const };
  const options = { properties: count, users: count, shares: count, swaps: count };
  try {
    const { append = false, ...counts } = parseArgs({
      options: { ...options, append: { type: 'boolean' } },
    }).values;
    const numberOf = (text = '0') => {
      if (!/^\d{1,7}$/.test(text)) throw new UsageError();
      return Number(text);
    };
    const load = {
      properties: numberOf(counts.properties),
      users: numberOf(counts.users),
      shares: numberOf(counts.shares),
      swaps: numberOf(counts.swaps),
    };
    return { load, isAppend: append };
  } catch {
    throw new UsageError(`Numbers are up to seven digits.\n${USAGE}`);
  }
}

/** npm run generate: fills a database with the data of a management company, for measurements. */
void runCommandLine(async () => {
  const { load, isAppend } = loadFromArguments();
  const refusal = loadRefusal(load);
  if (refusal) throw new UsageError(`${refusal}\n${USAGE}`);
  return onDatabase('update', async ({ db }) => {
    if (!isAppend && (await db.manager.existsBy(User, {}))) {
      throw new UsageError('The database is not empty; --append adds to what there is.');
    }
    const start = Date.now();
    await generateLoad(db, load);
    const { properties, users, shares } = load;
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    return `${properties} properties, ${users} users and ${shares} shares in ${seconds} s.`;
  });
});
