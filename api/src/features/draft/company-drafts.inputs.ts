import { ArgsType } from 'type-graphql';
import { EnumInput, IntInput, TextInput } from '../../core/input/input';
import { SortedPageArgs } from '../../core/input/page';
import {
  CompanyDraftSort,
  CompanyDraftState,
  HouseReadiness,
  HouseToPlanSort,
} from './company-drafts.types';

const YEARS = { min: 1900, max: 2400 };

@ArgsType()
export class CompanyDraftsArgs extends SortedPageArgs {
  @EnumInput(CompanyDraftSort, { optional: true, description: 'Sort key; defaults to NEXT.' })
  sort?: CompanyDraftSort;

  @EnumInput(CompanyDraftState, { optional: true, description: 'Defaults to ALL.' })
  state?: CompanyDraftState;

  @IntInput({ ...YEARS, optional: true, description: 'Year; defaults to all years.' })
  year?: number;
}

@ArgsType()
export class CompanyDraftCountsArgs {
  @TextInput({
    max: 100,
    optional: true,
    description: 'Words that all occur in name and location.',
  })
  search?: string;

  @IntInput({ ...YEARS, optional: true, description: 'Year; defaults to all years.' })
  year?: number;
}

@ArgsType()
export class HousesToPlanArgs extends SortedPageArgs {
  @IntInput({ ...YEARS, description: 'Year for which there is no plan yet.' })
  year!: number;

  @EnumInput(HouseToPlanSort, { optional: true, description: 'Sort key; defaults to NAME.' })
  sort?: HouseToPlanSort;

  @EnumInput(HouseReadiness, { optional: true, description: 'Only those of this readiness.' })
  readiness?: HouseReadiness;
}
