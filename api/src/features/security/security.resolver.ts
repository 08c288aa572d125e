import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../core/graphql/operations';
import { SecurityEventsArgs } from './security.inputs';
import { SecurityEventPage } from './security.types';
import { listSecurityEvents } from './use-cases/list-security-events';

@Resolver()
export class SecurityResolver {
  @Query(SecurityEventPage, { args: SecurityEventsArgs })
  @Describe('The security log, newest first. Administrators only.')
  securityEvents = listSecurityEvents;
}
