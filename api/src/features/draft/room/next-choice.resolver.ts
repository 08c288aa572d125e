import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { DraftResult, NextChoice } from './next-choice.types';
import { listDraftResults } from './use-cases/list-draft-results';
import { listNextChoices } from './use-cases/list-next-choices';

@Resolver()
export class NextChoiceResolver {
  @Query(() => [NextChoice], {
    description:
      'The year that is chosen next in each of your properties, with your places and its draft.',
  })
  nextChoices(@Ctx() call: RequestContext) {
    return listNextChoices(call);
  }

  @Query(() => [DraftResult], {
    description: 'Your weeks from drafts that ended within the last 30 days, the latest first.',
  })
  myDraftResults(@Ctx() call: RequestContext) {
    return listDraftResults(call);
  }
}
