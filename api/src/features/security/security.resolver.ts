import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { SecurityEventsArgs } from './security.inputs';
import { SecurityEventPage } from './security.types';
import { listSecurityEvents } from './use-cases/list-security-events';

@Resolver()
export class SecurityResolver {
  @Query(() => SecurityEventPage, {
    description: 'The security log, newest first. Administrators only.',
  })
  securityEvents(
    @Ctx() call: RequestContext,
    @Args(() => SecurityEventsArgs) args: SecurityEventsArgs,
  ) {
    return listSecurityEvents(call, args);
  }
}
