import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { ActivityView } from '../audit/activity.type';
import { listMyActivity } from './use-cases/list-my-activity';

@Resolver()
export class ActivityResolver {
  @Query(() => [ActivityView], {
    description: 'The 10 latest events that concern you and your properties.',
  })
  myActivity(@Ctx() call: RequestContext) {
    return listMyActivity(call);
  }
}
