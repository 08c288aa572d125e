import type { Feature } from '../../kit/feature';
import { AuditResolver } from './audit.resolver';
import { AuditEntry } from './audit-entry.entity';

/** What administrators did, and what they see of it live. */
export const auditFeature: Feature = {
  name: 'audit',
  uses: [],
  entities: [AuditEntry],
  resolvers: [AuditResolver],
};
