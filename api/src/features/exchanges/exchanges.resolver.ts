import { Resolver } from 'type-graphql';
import { watchOwn } from '../../core/events/watch';
import { Describe, Mutation, Query, Subscription, theEvent } from '../../core/graphql/operations';
import { ExchangeEvent, exchangesTopic } from './exchange.events';
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

@Resolver()
export class ExchangesResolver {
  @Query([SwapWishesView])
  @Describe('The weeks that you would take for weeks of yours; no one else can read them.')
  mySwapWishes = listSwapWishes;

  @Mutation([SwapWishesView], { input: SwapWishesInput })
  @Describe(
    'Saves which weeks you would take for one of yours; returns all your lists. Exchanges are searched at once and each night.',
  )
  saveSwapWishes = saveSwapWishes;

  @Query([ExchangeProposalView])
  @Describe('Open exchanges that were found for you: what you give and get, and no names.')
  exchangeProposals = listExchangeProposals;

  @Mutation(ExchangeStatus, { args: AnswerExchangeArgs })
  @Describe(
    'Says yes or no to an exchange that was found for you; the last yes exchanges the weeks. A no is not attributed. Returns its new status.',
  )
  answerExchange = answerExchange;

  @Query([EndedExchangeView])
  @Describe('Exchanges found for you that did not go through within 30 days, newest first.')
  endedExchanges = listEndedExchanges;

  @Query([ExchangeRecord], { args: PastExchangesArgs })
  @Describe('The exchanges of a property that came about, newest first.')
  pastExchanges = listPastExchanges;

  @Query([ExchangeRecord])
  @Describe('Exchanges that wait for an administrator. Administrators only.')
  exchangesToApprove = listExchangesToApprove;

  @Mutation(ApprovedExchange, { args: DecideExchangeArgs })
  @Describe(
    'Approves an exchange to which every owner agreed and exchanges the weeks. Administrators only.',
  )
  approveExchange = approveExchange;

  @Mutation(ExchangeStatus, { args: DecideExchangeArgs })
  @Describe('Rejects an exchange to which every owner agreed. Administrators only.')
  rejectExchange = rejectExchange;

  @Subscription(ExchangeEvent, watchOwn(exchangesTopic))
  @Describe('Changes to the exchanges that were found for you.')
  myExchangeEvents = theEvent;
}
