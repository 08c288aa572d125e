import { ArgsType } from 'type-graphql';
import { EnumInput, IntInput, TextInput } from '../../../core/input/input';
import { SortedPageArgs } from '../../../core/input/numbered-page';
import {
  CompanyDraftSort,
  CompanyDraftState,
  HouseReadiness,
  HouseToPlanSort,
} from './company-drafts.types';

const YEARS = { min: 1900, max: 2400 };

@ArgsType()
export class CompanyDraftsArgs extends SortedPageArgs {
  @EnumInput(CompanyDraftSort, 'Sort key; defaults to NEXT.', { optional: true })
  sort?: CompanyDraftSort;
  @EnumInput(CompanyDraftState, 'Defaults to ALL.', { optional: true }) state?: CompanyDraftState;
  @IntInput('Year; defaults to all years.', { ...YEARS, optional: true }) year?: number;
}

@ArgsType()
export class CompanyDraftCountsArgs {
  @TextInput('Words that all occur in name and location.', { max: 100, optional: true })
  search?: string;
  @IntInput('Year; defaults to all years.', { ...YEARS, optional: true }) year?: number;
}

@ArgsType()
export class HousesToPlanArgs extends SortedPageArgs {
  @IntInput('Year for which there is no plan yet.', { ...YEARS }) year!: number;
  @EnumInput(HouseToPlanSort, 'Sort key; defaults to NAME.', { optional: true })
  sort?: HouseToPlanSort;
  @EnumInput(HouseReadiness, 'Only those of this readiness.', { optional: true })
  readiness?: HouseReadiness;
}
