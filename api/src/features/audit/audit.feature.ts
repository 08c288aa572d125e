import type { Feature } from '../../core/feature';
import { daysKept } from '../../core/privacy/personal-data';
import { purgeBy } from '../../core/privacy/purge';
import { auditPersonalData } from './audit.privacy';
import { AuditResolver } from './audit.resolver';
import { auditWays } from './audit.ways';
import { AuditEntry } from './audit-entry.entity';

/** The audit log, and live updates for administrators. */
export const auditFeature: Feature = {
  name: 'audit',
  uses: [],
  ways: auditWays,
  entities: [AuditEntry],
  purge: purgeBy(
    // In one statement with the delete that it allows: the setting lasts no longer.
    'purge-audit-log',
    `with allowed as (select set_config('fairweek.erasing', 'on', true) as setting)
      delete from audit_log using allowed
      where at < now() - make_interval(days => $1) and allowed.setting = 'on'`,
    ({ auditLog }) => [daysKept(auditLog)],
  ),
  resolvers: [AuditResolver],
  scopes: {
    adminEvents: 'SYSTEM_ADMIN',
    auditKinds: 'SYSTEM_ADMIN',
    auditLog: 'SYSTEM_ADMIN',
    latestActions: 'SYSTEM_ADMIN',
  },
  personalData: auditPersonalData,
};
