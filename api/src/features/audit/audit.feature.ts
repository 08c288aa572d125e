import type { Feature } from '../../core/feature';
import { auditPersonalData } from './audit.privacy';
import { AuditResolver } from './audit.resolver';
import { auditWays } from './audit.ways';
import { AuditEntry } from './audit-entry.entity';
import { purgeAuditLog } from './use-cases/purge-audit-log';

/** The audit log, and live updates for administrators. */
export const auditFeature: Feature = {
  name: 'audit',
  uses: [],
  ways: auditWays,
  entities: [AuditEntry],
  purge: purgeAuditLog,
  resolvers: [AuditResolver],
  scopes: {
    adminEvents: 'SYSTEM_ADMIN',
    auditKinds: 'SYSTEM_ADMIN',
    auditLog: 'SYSTEM_ADMIN',
    latestActions: 'SYSTEM_ADMIN',
  },
  personalData: auditPersonalData,
};
