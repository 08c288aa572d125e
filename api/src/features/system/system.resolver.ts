import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../core/graphql/operations';
import { SystemStatus } from './system.types';
import { readSystemStatus } from './use-cases/read-system-status';
import { readWaiting } from './use-cases/read-waiting';
import { AdminWaiting } from './waiting.types';

@Resolver()
export class SystemResolver {
  @Query(SystemStatus)
  @Describe('How the installation is doing, and what needs attention. Administrators only.')
  systemStatus = readSystemStatus;

  @Query(AdminWaiting)
  @Describe('Counts of pending work. Administrators only.')
  adminWaiting = readWaiting;
}
