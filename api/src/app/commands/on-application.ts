import { Outage } from '../../core/process/outage';
import type { CommandLineCall } from '../../features/people/command-line/lock-user-by-email';
import { createAppContext, processState } from '../app-context';
import { loadOrCreateSecret } from '../config/secret';
import { connectBus, connectChanges } from '../connect-bus';
import { createLog } from '../log';
import { onExistingDatabase } from './open-database';

/**
 * Runs a use-case from the command line: its events reach the pages that are open. `open` decides
 * what happens where there is no database yet; defaults to a refusal.
 */
export function onApplication<Result>(
  useCase: (call: CommandLineCall) => Promise<Result>,
  open = onExistingDatabase,
): Promise<Result> {
  return open('update', async ({ config, url, db }) => {
    const log = createLog('warn');
    const secret = config.jwtSecret ?? (await loadOrCreateSecret(config.dataDir));
    const installation = { config, databaseUrl: url, secret };
    const bus = await connectBus({ ...installation, log, db });
    const changes = await connectChanges(bus, { ...installation, log });
    try {
      const outage = new Outage(log);
      const state = processState(config, {
        parts: async () => ({ database: true, writable: true, bus: bus.isConnected }),
        live: () => ({ sockets: 0, subscriptions: 0 }),
      });
      const app = createAppContext(installation, { db, bus, changes, log, outage, state });
      return await useCase({ app, actor: null, address: null });
    } finally {
      await changes.bus.close();
      await bus.close();
    }
  });
}
