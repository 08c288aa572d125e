import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { DraftArgs, ShareYearsArgs } from '../draft.inputs';
import { DraftOutlook } from './outlook.types';
import { ShareYears } from './share-years.types';
import { readOutlook } from './use-cases/read-outlook';
import { readShareYears } from './use-cases/read-share-years';

@Resolver()
export class OutlookResolver {
  @Query(() => DraftOutlook, {
    description:
      'Which weeks were usually still free at each turn of a property’s earlier drafts, for its owners and administrators.',
  })
  draftOutlook(@Ctx() call: RequestContext, @Args(() => DraftArgs) args: DraftArgs) {
    return readOutlook(call, args);
  }

  @Query(() => ShareYears, {
    description: 'Twelve years of one of your shares: places, wishes and weeks.',
  })
  shareYears(@Ctx() call: RequestContext, @Args(() => ShareYearsArgs) args: ShareYearsArgs) {
    return readShareYears(call, args);
  }
}
