import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { ActivityView } from './activity.type';
import { AuditLogArgs } from './audit.inputs';
import { AuditPage } from './audit.types';
import { listLatestActions } from './use-cases/list-latest-actions';
import { readAuditLog } from './use-cases/read-audit-log';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, {
    description: 'Actions of administrators, newest first. Administrators only.',
  })
  auditLog(@Ctx() call: Call, @Args(() => AuditLogArgs) args: AuditLogArgs) {
    return readAuditLog(call, args);
  }

  @Query(() => [ActivityView], {
    description: 'The 10 latest actions of administrators. Administrators only.',
  })
  latestActions(@Ctx() call: Call) {
    return listLatestActions(call);
  }
}
