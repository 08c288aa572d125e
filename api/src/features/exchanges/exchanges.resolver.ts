import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { ExchangeEvent } from './exchange.events';
import {
  AnswerExchangeArgs,
  DecideExchangeArgs,
  PastExchangesArgs,
  SwapWishesInput,
} from './exchange.inputs';
import {
  ApprovedExchange,
  EndedExchangeView,
  ExchangeProposalView,
  ExchangeRecord,
  SwapWishesView,
} from './exchange.types';
import { ExchangeStatus } from './exchange-status';
import { answerExchange } from './use-cases/answer-exchange';
import { approveExchange, rejectExchange } from './use-cases/decide-exchange';
import {
  listEndedExchanges,
  listExchangeProposals,
  listExchangesToApprove,
  listPastExchanges,
} from './use-cases/list-exchanges';
import { listSwapWishes, saveSwapWishes } from './use-cases/save-swap-wishes';
import { watchExchanges } from './use-cases/watch-exchanges';

@Resolver()
export class ExchangesResolver {
  @Query(() => [SwapWishesView], {
    description: 'The weeks that you would take for weeks of yours; no one else can read them.',
  })
  mySwapWishes(@Ctx() call: RequestContext) {
    return listSwapWishes(call);
  }

  @Mutation(() => [SwapWishesView], {
    description:
      'Saves which weeks you would take for one of yours; returns all your lists. Exchanges are searched at once and each night.',
  })
  saveSwapWishes(
    @Ctx() call: RequestContext,
    @Arg('input', () => SwapWishesInput) input: SwapWishesInput,
  ) {
    return saveSwapWishes(call, input);
  }

  @Query(() => [ExchangeProposalView], {
    description: 'Open exchanges that were found for you: what you give and get, and no names.',
  })
  exchangeProposals(@Ctx() call: RequestContext) {
    return listExchangeProposals(call);
  }

  @Mutation(() => ExchangeStatus, {
    description:
      'Says yes or no to an exchange that was found for you; the last yes exchanges the weeks. A no is not attributed. Returns what came of it.',
  })
  answerExchange(
    @Ctx() call: RequestContext,
    @Args(() => AnswerExchangeArgs) args: AnswerExchangeArgs,
  ) {
    return answerExchange(call, args);
  }

  @Query(() => [EndedExchangeView], {
    description: 'Exchanges found for you that did not go through within 30 days, newest first.',
  })
  endedExchanges(@Ctx() call: RequestContext) {
    return listEndedExchanges(call);
  }

  @Query(() => [ExchangeRecord], {
    description: 'The exchanges of a property that came about, newest first.',
  })
  pastExchanges(
    @Ctx() call: RequestContext,
    @Args(() => PastExchangesArgs) args: PastExchangesArgs,
  ) {
    return listPastExchanges(call, args);
  }

  @Query(() => [ExchangeRecord], {
    description: 'Exchanges that wait for an administrator. Administrators only.',
  })
  exchangesToApprove(@Ctx() call: RequestContext) {
    return listExchangesToApprove(call);
  }

  @Mutation(() => ApprovedExchange, {
    description:
      'Approves an exchange to which every owner agreed and exchanges the weeks. Administrators only.',
  })
  approveExchange(
    @Ctx() call: RequestContext,
    @Args(() => DecideExchangeArgs) args: DecideExchangeArgs,
  ) {
    return approveExchange(call, args);
  }

  @Mutation(() => ExchangeStatus, {
    description: 'Rejects an exchange to which every owner agreed. Administrators only.',
  })
  rejectExchange(
    @Ctx() call: RequestContext,
    @Args(() => DecideExchangeArgs) args: DecideExchangeArgs,
  ) {
    return rejectExchange(call, args);
  }

  @Subscription(() => ExchangeEvent, {
    description: 'Changes to the exchanges that were found for you.',
    subscribe: ({ context }: { context: RequestContext }) => watchExchanges(context),
  })
  myExchangeEvents(@Root() event: ExchangeEvent): ExchangeEvent {
    return event;
  }
}
