import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { PartArgs } from '../../core/input/numbered-page';
import type { RequestContext } from '../../core/request-context';
import { listMySwaps, listWeekSwaps } from './listing/use-cases/list-week-swaps';
import { SwapEvent } from './swap.events';
import {
  AcceptSwapArgs,
  AnswerSwapArgs,
  CounterSwapArgs,
  CreateWeekSwapInput,
  OfferWeekArgs,
  OpenToSwapArgs,
  RejectSwapArgs,
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
import { listOpenToSwap, offerWeek } from './use-cases/open-to-swap';
import { counterSwap, requestSwap } from './use-cases/request-swap';
import { watchSwaps } from './use-cases/watch-swaps';

@Resolver()
export class SwapsResolver {
  @Query(() => WeekSwapPage, {
    description:
      'All swaps, by default by state, those that wait for an administrator first. Administrators only.',
  })
  weekSwaps(@Ctx() call: RequestContext, @Args(() => WeekSwapsArgs) args: WeekSwapsArgs) {
    return listWeekSwaps(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Requests a swap by dates: owners for themselves, administrators for anyone.',
  })
  createWeekSwap(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreateWeekSwapInput) input: CreateWeekSwapInput,
  ) {
    return createWeekSwap(call, input);
  }

  @Query(() => WeekSwapPage, {
    description: 'Swaps that you requested or were asked for, pending ones first.',
  })
  mySwaps(@Ctx() call: RequestContext, @Args(() => PartArgs) args: PartArgs) {
    return listMySwaps(call, args);
  }

  @Query(() => [OpenToSwapView], {
    description: 'Future weeks of your properties whose owners would swap them.',
  })
  openToSwap(@Ctx() call: RequestContext, @Args(() => OpenToSwapArgs) args: OpenToSwapArgs) {
    return listOpenToSwap(call, args);
  }

  @Mutation(() => Boolean, { description: 'Sets whether you would swap one of your weeks.' })
  offerWeek(@Ctx() call: RequestContext, @Args(() => OfferWeekArgs) args: OfferWeekArgs) {
    return offerWeek(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Requests a specific week in exchange for one of yours.',
  })
  requestSwap(
    @Ctx() call: RequestContext,
    @Arg('input', () => RequestSwapInput) input: RequestSwapInput,
  ) {
    return requestSwap(call, input);
  }

  @Mutation(() => WeekSwapView, { description: 'Accepts a swap that you were asked for.' })
  acceptSwap(@Ctx() call: RequestContext, @Args(() => AcceptSwapArgs) args: AcceptSwapArgs) {
    return acceptSwap(call, args);
  }

  @Mutation(() => WeekSwapView, { description: 'Declines a swap that you were asked for.' })
  declineSwap(@Ctx() call: RequestContext, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return declineSwap(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Declines a swap and offers another of your weeks; returns the new swap.',
  })
  counterSwap(@Ctx() call: RequestContext, @Args(() => CounterSwapArgs) args: CounterSwapArgs) {
    return counterSwap(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description: 'Cancels a swap that you requested; administrators can cancel any.',
  })
  cancelSwap(@Ctx() call: RequestContext, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return cancelSwap(call, args);
  }

  @Mutation(() => WeekSwapView, {
    description:
      'Approves a swap that both sides agreed to and exchanges the weeks. Administrators only.',
  })
  approveSwap(@Ctx() call: RequestContext, @Args(() => AnswerSwapArgs) args: AnswerSwapArgs) {
    return approveSwap(call, args);
  }

  @Mutation(() => WeekSwapView, { description: 'Declines any pending swap. Administrators only.' })
  rejectSwap(@Ctx() call: RequestContext, @Args(() => RejectSwapArgs) args: RejectSwapArgs) {
    return rejectSwap(call, args);
  }

  @Subscription(() => SwapEvent, {
    description: 'Changes to your swaps.',
    subscribe: ({ context }: { context: RequestContext }) => watchSwaps(context),
  })
  mySwapEvents(@Root() event: SwapEvent): SwapEvent {
    return event;
  }
}
