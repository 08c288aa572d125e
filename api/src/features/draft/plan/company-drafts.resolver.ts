import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import {
  CompanyDraftCountsArgs,
  CompanyDraftsArgs,
  HousesToPlanArgs,
} from './company-drafts.inputs';
import { CompanyDraftCount, CompanyDraftPage, HouseToPlanPage } from './company-drafts.types';
import { countCompanyDrafts, listCompanyDrafts } from './use-cases/list-company-drafts';
import { listHousesToPlan } from './use-cases/list-houses-to-plan';

@Resolver()
export class CompanyDraftsResolver {
  @Query(() => CompanyDraftPage, {
    description: 'The drafts of all properties. Administrators only.',
  })
  companyDrafts(
    @Ctx() call: RequestContext,
    @Args(() => CompanyDraftsArgs) args: CompanyDraftsArgs,
  ) {
    return listCompanyDrafts(call, args);
  }

  @Query(() => [CompanyDraftCount], {
    description: 'How many drafts are in each state. Administrators only.',
  })
  companyDraftCounts(
    @Ctx() call: RequestContext,
    @Args(() => CompanyDraftCountsArgs) args: CompanyDraftCountsArgs,
  ) {
    return countCompanyDrafts(call, args);
  }

  @Query(() => HouseToPlanPage, {
    description: 'Active properties without a plan for a year, by name. Administrators only.',
  })
  housesToPlan(@Ctx() call: RequestContext, @Args(() => HousesToPlanArgs) args: HousesToPlanArgs) {
    return listHousesToPlan(call, args);
  }
}
