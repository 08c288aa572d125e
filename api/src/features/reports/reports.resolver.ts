import { Args, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Call } from '../../kit/call';
import { PageArgs } from '../../kit/page';
import { AdminEvent } from '../audit/admin-event.type';
import { watchAdministration } from '../audit/use-cases/admin-events';
import { AdminCounts, AdminOverview, PropertyAllocationPage } from './report.types';
import { listAllocations } from './use-cases/list-allocations';
import { readCounts, readOverview } from './use-cases/read-overview';

@Resolver()
export class ReportsResolver {
  @Query(() => AdminOverview, {
    description: 'Totals for the analytics tab, in one round trip; for administrators.',
  })
  adminOverview(@Ctx() call: Call) {
    return readOverview(call);
  }

  @Query(() => AdminCounts, {
    description: 'What the tabs of the admin panel count; for administrators.',
  })
  adminCounts(@Ctx() call: Call) {
    return readCounts(call);
  }

  @Query(() => PropertyAllocationPage, {
    description: "How much of each property's shares is allocated, by name; for administrators.",
  })
  propertyAllocations(@Ctx() call: Call, @Args(() => PageArgs) args: PageArgs) {
    return listAllocations(call, args);
  }

  @Subscription(() => AdminEvent, {
    description: 'That something changed in what administrators see; for administrators.',
    subscribe: ({ context }: { context: Call }) => watchAdministration(context),
  })
  adminEvents(@Root() event: AdminEvent): AdminEvent {
    return event;
  }
}
