import { Resolver } from 'type-graphql';
import { Describe, Query, Subscription, theEvent } from '../../core/graphql/operations';
import { ActivityView } from './activity.type';
import { AdminEvent } from './admin-event.type';
import { AuditLogArgs } from './audit.inputs';
import { AuditKindView, AuditPage } from './audit.types';
import { listLatestActions } from './use-cases/list-latest-actions';
import { listAuditKinds, readAuditLog } from './use-cases/read-audit-log';
import { watchAdministration } from './use-cases/watch-administration';

@Resolver()
export class AuditResolver {
  @Query(AuditPage, { args: AuditLogArgs })
  @Describe('Actions of administrators, newest first. Administrators only.')
  auditLog = readAuditLog;

  @Query([AuditKindView])
  @Describe('The kinds of subjects in the audit log, by their names. Administrators only.')
  auditKinds = listAuditKinds;

  @Query([ActivityView])
  @Describe('The 10 latest actions of administrators. Administrators only.')
  latestActions = listLatestActions;

  @Subscription(AdminEvent, watchAdministration)
  @Describe('Changes to data that administrators see. Administrators only.')
  adminEvents = theEvent;
}
