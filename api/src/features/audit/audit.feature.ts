import type { Feature } from '../../core/feature';
import { AuditResolver } from './audit.resolver';
import { AuditEntry } from './audit-entry.entity';

/** The audit log, and live updates for administrators. */
export const auditFeature: Feature = {
  name: 'audit',
  uses: [],
  entities: [AuditEntry],
  resolvers: [AuditResolver],
};
