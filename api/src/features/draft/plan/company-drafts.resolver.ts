import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../../core/graphql/operations';
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
  @Query(CompanyDraftPage, { args: CompanyDraftsArgs })
  @Describe('The drafts of all properties. Administrators only.')
  companyDrafts = listCompanyDrafts;

  @Query([CompanyDraftCount], { args: CompanyDraftCountsArgs })
  @Describe('How many drafts are in each state. Administrators only.')
  companyDraftCounts = countCompanyDrafts;

  @Query(HouseToPlanPage, { args: HousesToPlanArgs })
  @Describe('Active properties without a plan for a year, by name. Administrators only.')
  housesToPlan = listHousesToPlan;
}
