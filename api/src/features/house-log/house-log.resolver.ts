import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { HouseActionsArgs } from './house-log.inputs';
import { HouseActionPage } from './house-log.types';
import { readHouseActions } from './use-cases/read-house-actions';

@Resolver()
export class HouseLogResolver {
  @Query(() => HouseActionPage, {
    description:
      'What administrators did about a property, its draft and the account of the caller, newest first, for its owners and administrators.',
  })
  houseActions(
    @Ctx() call: RequestContext,
    @Args(() => HouseActionsArgs) args: HouseActionsArgs,
  ): Promise<HouseActionPage> {
    return readHouseActions(call, args);
  }
}
