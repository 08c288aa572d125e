import {
  CompanyDraftCountsDocument,
  CompanyDraftsDocument,
  HousesToPlanDocument,
} from '../../../generated/graphql';

/** The lists that a change to a draft affects. */
export const COMPANY_DRAFTS = [
  CompanyDraftsDocument,
  CompanyDraftCountsDocument,
  HousesToPlanDocument,
];
