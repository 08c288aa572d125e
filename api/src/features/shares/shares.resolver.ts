import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { PropertySharesArgs } from './share.inputs';
import { ShareView } from './share.types';
import { listMyShares, listPropertyShares } from './use-cases/read-shares';

@Resolver()
export class SharesResolver {
  @Query(() => [ShareView], { description: 'Your shares, by property and number.' })
  myShares(@Ctx() call: RequestContext) {
    return listMyShares(call);
  }

  @Query(() => [ShareView], {
    description: 'All shares of a property, for its owners and administrators.',
  })
  propertyShares(
    @Ctx() call: RequestContext,
    @Args(() => PropertySharesArgs) args: PropertySharesArgs,
  ) {
    return listPropertyShares(call, args);
  }
}
