import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Call } from '../../kit/call';
import { PageArgs } from '../../kit/page';
import { MySpecialRequestChange, type RequestBusEvent } from './request.events';
import { CreateSpecialRequestInput, SpecialRequestIdArgs } from './special-request.inputs';
import {
  RequestableProperty,
  SpecialRequestPage,
  SpecialRequestView,
} from './special-request.types';
import { createRequest } from './use-cases/create-request';
import { findRequest } from './use-cases/find-request';
import { listMyRequests } from './use-cases/list-my-requests';
import { listRequestableProperties } from './use-cases/list-requestable-properties';
import { myRequestChange, watchMyRequests } from './use-cases/watch-requests';
import { withdrawRequest } from './use-cases/withdraw-request';

@Resolver()
export class SpecialRequestsResolver {
  @Query(() => SpecialRequestPage, { description: 'My requests, the newest first.' })
  mySpecialRequests(@Ctx() call: Call, @Args(() => PageArgs) args: PageArgs) {
    return listMyRequests(call, args);
  }

  @Query(() => SpecialRequestView, {
    description: 'One request of mine; administrators see any, with all of its history.',
  })
  specialRequest(@Ctx() call: Call, @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs) {
    return findRequest(call, args);
  }

  @Query(() => [RequestableProperty], {
    description: 'Where I can ask: where I stay, then what I own by name.',
  })
  requestableProperties(@Ctx() call: Call) {
    return listRequestableProperties(call);
  }

  @Mutation(() => SpecialRequestView, {
    description:
      'Asks for something where I stay or own, administrators anywhere; a repeated clientKey answers the first one.',
  })
  createSpecialRequest(
    @Ctx() call: Call,
    @Arg('input', () => CreateSpecialRequestInput) input: CreateSpecialRequestInput,
  ) {
    return createRequest(call, input);
  }

  @Mutation(() => SpecialRequestView, { description: 'Takes back a request that is still open.' })
  withdrawSpecialRequest(
    @Ctx() call: Call,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return withdrawRequest(call, args);
  }

  @Subscription(() => MySpecialRequestChange, {
    description: 'Every change of my requests.',
    subscribe: ({ context }: { context: Call }) => watchMyRequests(context),
  })
  mySpecialRequestChanged(@Ctx() call: Call, @Root() event: RequestBusEvent) {
    return myRequestChange(call, event);
  }
}
