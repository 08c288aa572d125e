import { Ctx, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { ActivityView } from '../audit/activity.type';
import { listMyActivity } from './use-cases/list-my-activity';

@Resolver()
export class ActivityResolver {
  @Query(() => [ActivityView], {
    description: 'What happened lately to me and in my houses, at most ten entries.',
  })
  myActivity(@Ctx() call: Call) {
    return listMyActivity(call);
  }
}
