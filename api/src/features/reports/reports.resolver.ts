import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../core/graphql/operations';
import { PageArgs } from '../../core/input/numbered-page';
import { AdminCounts, AdminOverview, PropertyAllocationPage } from './report.types';
import { listAllocations } from './use-cases/list-allocations';
import { readCounts, readOverview } from './use-cases/read-overview';

@Resolver()
export class ReportsResolver {
  @Query(AdminOverview)
  @Describe('Totals for the analytics tab. Administrators only.')
  adminOverview = readOverview;

  @Query(AdminCounts)
  @Describe('Counts shown on the tabs of the admin panel. Administrators only.')
  adminCounts = readCounts;

  @Query(PropertyAllocationPage, { args: PageArgs })
  @Describe(
    'Allocation of each property’s shares, those with the most shares without an owner first. Administrators only.',
  )
  propertyAllocations = listAllocations;
}
