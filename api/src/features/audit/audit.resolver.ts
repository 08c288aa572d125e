import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { AuditLogArgs } from './audit.inputs';
import { AuditPage } from './audit.types';
import { readAuditLog } from './use-cases/read-audit-log';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, {
    description: 'Every administrator action, newest first; for administrators.',
  })
  auditLog(@Ctx() call: Call, @Args(() => AuditLogArgs) args: AuditLogArgs) {
    return readAuditLog(call, args);
  }
}
