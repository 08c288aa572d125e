import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../core/graphql/operations';
import { ActivityView } from '../audit/activity.type';
import { listMyActivity } from './use-cases/list-my-activity';

@Resolver()
export class ActivityResolver {
  @Query([ActivityView])
  @Describe('The 10 latest events that concern you and your properties.')
  myActivity = listMyActivity;
}
