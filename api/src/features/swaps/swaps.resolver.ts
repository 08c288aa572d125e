import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { CreateWeekSwapInput, WeekSwapsArgs } from './swap.inputs';
import { WeekSwapPage, WeekSwapView } from './swap.types';
import { createWeekSwap } from './use-cases/create-week-swap';
import { listWeekSwaps } from './use-cases/list-week-swaps';

@Resolver()
export class SwapsResolver {
  @Query(() => WeekSwapPage, { description: 'All swaps, newest first; for administrators.' })
  weekSwaps(@Ctx() call: Call, @Args(() => WeekSwapsArgs) args: WeekSwapsArgs) {
    return listWeekSwaps(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Asks for another week: owners for themselves, administrators for anybody.',
  })
  createWeekSwap(
    @Ctx() call: Call,
    @Arg('input', () => CreateWeekSwapInput) input: CreateWeekSwapInput,
  ) {
    return createWeekSwap(call, input);
  }
}
