import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// The api's modules are CommonJS, whose exports an import of TypeScript does not see.
export const { openPushService } =
  require('../../../api/test/support/servers/push-service.ts') as typeof import('../../../api/test/support/servers/push-service');
export const { serverProcess } =
  require('../../../api/test/support/servers/server-process.ts') as typeof import('../../../api/test/support/servers/server-process');
export const { createDatabase, openRunDatabase } =
  require('../../../api/test/support/servers/run-database.ts') as typeof import('../../../api/test/support/servers/run-database');
export const { createTestDatabase } =
  require('../../../api/test/support/sql/template.ts') as typeof import('../../../api/test/support/sql/template');
export const { ask } =
  require('../../../api/test/support/clients/ask.ts') as typeof import('../../../api/test/support/clients/ask');
export const { passTime } =
  require('../../../api/test/support/clock.ts') as typeof import('../../../api/test/support/clock');
