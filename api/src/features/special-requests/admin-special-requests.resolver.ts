import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Call } from '../../kit/call';
import { Person } from '../people/person.type';
import { AdminSpecialRequestEvent } from './request.events';
import {
  AdminSpecialRequestsArgs,
  AssignSpecialRequestArgs,
  ForwardSpecialRequestArgs,
  SpecialRequestIdArgs,
  UpdateSpecialRequestStatusInput,
} from './special-request.inputs';
import {
  AdminSpecialRequestPage,
  SpecialRequestCounts,
  SpecialRequestView,
} from './special-request.types';
import { deleteRequest } from './use-cases/delete-request';
import { forwardRequest } from './use-cases/forward-request';
import {
  archiveRequest,
  assignRequest,
  unarchiveRequest,
  updateRequestStatus,
} from './use-cases/handle-request';
import { countRequests, listAllRequests, listAssignees } from './use-cases/list-all-requests';
import { watchAllRequests } from './use-cases/watch-requests';

@Resolver()
export class AdminSpecialRequestsResolver {
  @Query(() => AdminSpecialRequestPage, {
    description: "Everybody's requests, by default the newest first; for administrators.",
  })
  adminSpecialRequests(
    @Ctx() call: Call,
    @Args(() => AdminSpecialRequestsArgs) args: AdminSpecialRequestsArgs,
  ) {
    return listAllRequests(call, args);
  }

  @Query(() => SpecialRequestCounts, {
    description: 'How many requests each list holds; for administrators.',
  })
  specialRequestCounts(@Ctx() call: Call) {
    return countRequests(call);
  }

  @Query(() => [Person], { description: 'Who can look after a request; for administrators.' })
  specialRequestAssignees(@Ctx() call: Call) {
    return listAssignees(call);
  }

  @Mutation(() => SpecialRequestView, {
    description: 'Sets any status, with notes; the same status with notes adds a note.',
  })
  updateSpecialRequestStatus(
    @Ctx() call: Call,
    @Arg('input', () => UpdateSpecialRequestStatusInput) input: UpdateSpecialRequestStatusInput,
  ) {
    return updateRequestStatus(call, input);
  }

  @Mutation(() => SpecialRequestView, { description: 'Mails a request to whoever is to do it.' })
  forwardSpecialRequest(
    @Ctx() call: Call,
    @Args(() => ForwardSpecialRequestArgs) args: ForwardSpecialRequestArgs,
  ) {
    return forwardRequest(call, args);
  }

  @Mutation(() => SpecialRequestView, { description: 'Puts a request away.' })
  archiveSpecialRequest(
    @Ctx() call: Call,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return archiveRequest(call, args);
  }

  @Mutation(() => SpecialRequestView, {
    description: 'Takes a request out of the archive, back into the list of its status.',
  })
  unarchiveSpecialRequest(
    @Ctx() call: Call,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return unarchiveRequest(call, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes a request with its history, for good.' })
  deleteSpecialRequest(
    @Ctx() call: Call,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return deleteRequest(call, args);
  }

  @Mutation(() => SpecialRequestView, {
    description: 'Says which administrator looks after a request; null for nobody.',
  })
  assignSpecialRequest(
    @Ctx() call: Call,
    @Args(() => AssignSpecialRequestArgs) args: AssignSpecialRequestArgs,
  ) {
    return assignRequest(call, args);
  }

  @Subscription(() => AdminSpecialRequestEvent, {
    description: 'What happens to all requests; for administrators.',
    subscribe: ({ context }: { context: Call }) => watchAllRequests(context),
  })
  specialRequestEvents(@Root() event: AdminSpecialRequestEvent): AdminSpecialRequestEvent {
    return event;
  }
}
