import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { SystemStatus } from './system.types';
import { readSystemStatus } from './use-cases/read-system-status';
import { readWaiting } from './use-cases/read-waiting';
import { AdminWaiting } from './waiting.types';

@Resolver()
export class SystemResolver {
  @Query(() => SystemStatus, {
    description: 'How the installation is doing, and what needs attention. Administrators only.',
  })
  systemStatus(@Ctx() call: RequestContext) {
    return readSystemStatus(call);
  }

  @Query(() => AdminWaiting, { description: 'Counts of pending work. Administrators only.' })
  adminWaiting(@Ctx() call: RequestContext) {
    return readWaiting(call);
  }
}
