import { hash } from 'bcrypt';
import type { DataSource } from 'typeorm';
import { User } from '../features/auth/user.entity';
import { DEMO_PASSWORD } from './accounts';
import { seedConversations } from './conversations';
import { seedCosts } from './costs';
import { seedDrafts } from './drafts';
import { seedExchanges } from './exchanges';
import { seedHomes } from './homes';
import { seedLog } from './log';
import { demoPeople } from './people';
import { seedRequests } from './requests';
import { seedSwaps } from './swaps';

/** Processes that start together on an empty database seed it once. */
const SEED_LOCK = 7_012_026;

/** Fills an empty database with the demo, always the same; does nothing to any other database. */
export async function seedDemo(db: DataSource, passwordCost: number): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD, passwordCost);
  await db.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await manager.existsBy(User, {})) return;
    const people = await manager.save(demoPeople(passwordHash));
    await seedConversations(manager, people);
    await seedHomes(manager, people);
    await seedSwaps(manager);
    await seedExchanges(manager);
    await seedRequests(manager, people);
    await seedDrafts(manager, people);
    await seedCosts(manager, people);
    await seedLog(manager, people);
  });
}
