import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Call } from '../../kit/call';
import { SwapEvent } from './swap.events';
import {
  AnswerSwapArgs,
  CounterSwapArgs,
  CreateWeekSwapInput,
  MySwapsArgs,
  OfferWeekArgs,
  OpenToSwapArgs,
  RequestSwapInput,
  WeekSwapsArgs,
} from './swap.inputs';
import { OpenToSwapView, WeekSwapPage, WeekSwapView } from './swap.types';
import {
  acceptSwap,
  approveSwap,
  cancelSwap,
  declineSwap,
  rejectSwap,
} from './use-cases/answer-swap';
import { createWeekSwap } from './use-cases/create-week-swap';
import { listMySwaps, listWeekSwaps } from './use-cases/list-week-swaps';
import { listOpenToSwap, offerWeek } from './use-cases/open-to-swap';
import { counterSwap, requestSwap } from './use-cases/request-swap';
import { watchSwaps } from './use-cases/watch-swaps';

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

  @Query(() => WeekSwapPage, {
    description: 'Swaps that I asked for or am asked about, what is pending first.',
  })
  mySwaps(@Ctx() call: Call, @Args(() => MySwapsArgs) args: MySwapsArgs) {
    return listMySwaps(call, args);
  }

  @Query(() => [OpenToSwapView], {
    description: 'Coming weeks of my properties that their owners would give for others.',
  })
  openToSwap(@Ctx() call: Call, @Args(() => OpenToSwapArgs) args: OpenToSwapArgs) {
    return listOpenToSwap(call, args);
  }

  @Mutation(() => Boolean, { description: 'Says whether I would give a week of mine for another.' })
  offerWeek(@Ctx() call: Call, @Args(() => OfferWeekArgs) args: OfferWeekArgs) {
    return offerWeek(call, args);
  }

  @Mutation(() => WeekSwapView, { description: 'Asks for a certain week, for one of mine.' })
  requestSwap(@Ctx() call: Call, @Arg('input', () => RequestSwapInput) input: RequestSwapInput) {
    return requestSwap(call, input);
  }

  @Mutation(() => WeekSwapView, { description: 'Agrees to a swap that I am asked about.' })
  acceptSwap(@Ctx() call: Call, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return acceptSwap(call, args);
  }

  @Mutation(() => WeekSwapView, { description: 'Declines a swap that I am asked about.' })
  declineSwap(@Ctx() call: Call, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return declineSwap(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Declines a swap and offers another week of mine; answers the new swap.',
  })
  counterSwap(@Ctx() call: Call, @Args(() => CounterSwapArgs) args: CounterSwapArgs) {
    return counterSwap(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Takes a swap back that I asked for; administrators any.',
  })
  cancelSwap(@Ctx() call: Call, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return cancelSwap(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Exchanges the weeks of a swap that both sides agreed to; for administrators.',
  })
  approveSwap(@Ctx() call: Call, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return approveSwap(call, args);
  }

  @Mutation(() => WeekSwapView, { description: 'Declines any pending swap; for administrators.' })
  rejectSwap(@Ctx() call: Call, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return rejectSwap(call, args);
  }

  @Subscription(() => SwapEvent, {
    description: 'What happens to my swaps.',
    subscribe: ({ context }: { context: Call }) => watchSwaps(context),
  })
  mySwapEvents(@Root() event: SwapEvent): SwapEvent {
    return event;
  }
}
