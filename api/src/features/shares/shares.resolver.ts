import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Call } from '../../core/request-context';
import { PropertySharesArgs } from './share.inputs';
import { ShareView } from './share.types';
import { listMyShares, listPropertyShares } from './use-cases/read-shares';

@Resolver()
export class SharesResolver {
  @Query(() => [ShareView], { description: 'Your shares, by property and number.' })
  myShares(@Ctx() call: Call) {
    return listMyShares(call);
  }

  @Query(() => [ShareView], {
    description: 'All shares of a property, for its owners and administrators.',
  })
  propertyShares(@Ctx() call: Call, @Args(() => PropertySharesArgs) args: PropertySharesArgs) {
    return listPropertyShares(call, args);
  }
}
