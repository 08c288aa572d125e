import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { PageArgs } from '../../core/input/numbered-page';
import type { RequestContext } from '../../core/request-context';
import { MySpecialRequestChange, type RequestBusEvent } from './request.events';
import {
  CreateSpecialRequestInput,
  SpecialRequestIdArgs,
  WriteOnSpecialRequestInput,
} from './special-request.inputs';
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
import { writeOnRequest } from './use-cases/write-on-request';

@Resolver()
export class SpecialRequestsResolver {
  @Query(() => SpecialRequestPage, { description: 'Your special requests, newest first.' })
  mySpecialRequests(@Ctx() call: RequestContext, @Args(() => PageArgs) args: PageArgs) {
    return listMyRequests(call, args);
  }

  @Query(() => SpecialRequestView, {
    description: 'One of your special requests; any for administrators, with its whole history.',
  })
  specialRequest(
    @Ctx() call: RequestContext,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return findRequest(call, args);
  }

  @Query(() => [RequestableProperty], {
    description:
      'Properties for which you can make requests: where you stay first, then your own by name.',
  })
  requestableProperties(@Ctx() call: RequestContext) {
    return listRequestableProperties(call);
  }

  @Mutation(() => SpecialRequestView, {
    description:
      'Makes a special request for a property you own a share in or stay in; administrators for any. A repeated clientKey returns the first request.',
  })
  createSpecialRequest(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreateSpecialRequestInput) input: CreateSpecialRequestInput,
  ) {
    return createRequest(call, input);
  }

  @Mutation(() => SpecialRequestView, {
    description: 'Withdraws one of your special requests that is still open.',
  })
  withdrawSpecialRequest(
    @Ctx() call: RequestContext,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return withdrawRequest(call, args);
  }

  @Mutation(() => SpecialRequestView, {
    description:
      'Writes on one of your open special requests; on any for administrators, whose words are mailed to the person who made it.',
  })
  writeOnSpecialRequest(
    @Ctx() call: RequestContext,
    @Arg('input', () => WriteOnSpecialRequestInput) input: WriteOnSpecialRequestInput,
  ) {
    return writeOnRequest(call, input);
  }

  @Subscription(() => MySpecialRequestChange, {
    description: 'Changes to your special requests.',
    subscribe: ({ context }: { context: RequestContext }) => watchMyRequests(context),
  })
  mySpecialRequestChanged(@Ctx() call: RequestContext, @Root() event: RequestBusEvent) {
    return myRequestChange(call, event);
  }
}
