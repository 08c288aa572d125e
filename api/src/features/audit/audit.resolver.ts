import { Args, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { ActivityView } from './activity.type';
import { AdminEvent } from './admin-event.type';
import { AuditLogArgs } from './audit.inputs';
import { AuditKindView, AuditPage } from './audit.types';
import { listLatestActions } from './use-cases/list-latest-actions';
import { listAuditKinds, readAuditLog } from './use-cases/read-audit-log';
import { watchAdministration } from './use-cases/watch-administration';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, {
    description: 'Actions of administrators, newest first. Administrators only.',
  })
  auditLog(@Ctx() call: RequestContext, @Args(() => AuditLogArgs) args: AuditLogArgs) {
    return readAuditLog(call, args);
  }

  @Query(() => [AuditKindView], {
    description: 'The kinds of subjects in the audit log, by their names. Administrators only.',
  })
  auditKinds(@Ctx() call: RequestContext) {
    return listAuditKinds(call);
  }

  @Query(() => [ActivityView], {
    description: 'The 10 latest actions of administrators. Administrators only.',
  })
  latestActions(@Ctx() call: RequestContext) {
    return listLatestActions(call);
  }

  @Subscription(() => AdminEvent, {
    description: 'Changes to data that administrators see. Administrators only.',
    subscribe: ({ context }: { context: RequestContext }) => watchAdministration(context),
  })
  adminEvents(@Root() event: AdminEvent): AdminEvent {
    return event;
  }
}
