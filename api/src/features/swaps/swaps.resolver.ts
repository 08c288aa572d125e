import { Resolver } from 'type-graphql';
import { watchOwn } from '../../core/events/watch';
import { Describe, Mutation, Query, Subscription, theEvent } from '../../core/graphql/operations';
import { PartArgs } from '../../core/input/numbered-page';
import { listMySwaps, listWeekSwaps } from './listing/use-cases/list-week-swaps';
import { SwapEvent, swapsTopic } from './swap.events';
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
import { takeBackSwap } from './use-cases/take-back-swap';

@Resolver()
export class SwapsResolver {
  @Query(WeekSwapPage, { args: WeekSwapsArgs })
  @Describe(
    'All swaps, by default by state, those that wait for an administrator first. Administrators only.',
  )
  weekSwaps = listWeekSwaps;

  @Mutation(WeekSwapView, { input: CreateWeekSwapInput })
  @Describe('Requests a swap by dates: owners for themselves, administrators for anyone.')
  createWeekSwap = createWeekSwap;

  @Query(WeekSwapPage, { args: PartArgs })
  @Describe('Swaps that you requested or were asked for, pending ones first.')
  mySwaps = listMySwaps;

  @Query([OpenToSwapView], { args: OpenToSwapArgs })
  @Describe('Future weeks of your properties whose owners would swap them.')
  openToSwap = listOpenToSwap;

  @Mutation(Boolean, { args: OfferWeekArgs })
  @Describe('Sets whether you would swap one of your weeks.')
  offerWeek = offerWeek;

  @Mutation(WeekSwapView, { input: RequestSwapInput })
  @Describe('Requests a specific week in exchange for one of yours.')
  requestSwap = requestSwap;

  @Mutation(WeekSwapView, { args: AcceptSwapArgs })
  @Describe('Accepts a swap that you were asked for.')
  acceptSwap = acceptSwap;

  @Mutation(WeekSwapView, { args: AnswerSwapArgs })
  @Describe('Declines a swap that you were asked for.')
  declineSwap = declineSwap;

  @Mutation(WeekSwapView, { args: CounterSwapArgs })
  @Describe('Declines a swap and offers another of your weeks; returns the new swap.')
  counterSwap = counterSwap;

  @Mutation(WeekSwapView, { args: AnswerSwapArgs })
  @Describe('Cancels a swap that you requested; administrators can cancel any.')
  cancelSwap = cancelSwap;

  @Mutation(WeekSwapView, { args: AnswerSwapArgs })
  @Describe(
    'Exchanges the weeks of a completed swap back: owners ask the other side, administrators do it at once.',
  )
  takeBackSwap = takeBackSwap;

  @Mutation(WeekSwapView, { args: AnswerSwapArgs })
  @Describe(
    'Approves a swap that both sides agreed to and exchanges the weeks. Administrators only.',
  )
  approveSwap = approveSwap;

  @Mutation(WeekSwapView, { args: RejectSwapArgs })
  @Describe('Declines any pending swap. Administrators only.')
  rejectSwap = rejectSwap;

  @Subscription(SwapEvent, watchOwn(swapsTopic))
  @Describe('Changes to your swaps.')
  mySwapEvents = theEvent;
}
