import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../core/input/numbered-page';
import type { RequestContext } from '../../core/request-context';
import { AdminCounts, AdminOverview, PropertyAllocationPage } from './report.types';
import { listAllocations } from './use-cases/list-allocations';
import { readCounts, readOverview } from './use-cases/read-overview';

@Resolver()
export class ReportsResolver {
  @Query(() => AdminOverview, {
    description: 'Totals for the analytics tab. Administrators only.',
  })
  adminOverview(@Ctx() call: RequestContext) {
    return readOverview(call);
  }

  @Query(() => AdminCounts, {
    description: 'Counts shown on the tabs of the admin panel. Administrators only.',
  })
  adminCounts(@Ctx() call: RequestContext) {
    return readCounts(call);
  }

  @Query(() => PropertyAllocationPage, {
    description:
      'Allocation of each property’s shares, those with the most shares without an owner first. Administrators only.',
  })
  propertyAllocations(@Ctx() call: RequestContext, @Args(() => PageArgs) args: PageArgs) {
    return listAllocations(call, args);
  }
}
