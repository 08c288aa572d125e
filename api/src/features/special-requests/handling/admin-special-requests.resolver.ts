import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { Person } from '../../people/person.type';
import { AdminSpecialRequestEvent } from '../request.events';
import {
  AdminSpecialRequestsArgs,
  AssignSpecialRequestArgs,
  ForwardSpecialRequestArgs,
  SpecialRequestIdArgs,
  UpdateSpecialRequestStatusInput,
} from '../special-request.inputs';
import {
  AdminSpecialRequestPage,
  SpecialRequestCounts,
  SpecialRequestView,
} from '../special-request.types';
import { watchAllRequests } from '../use-cases/watch-requests';
import { RequestSurroundings } from './surroundings.types';
import { deleteRequest } from './use-cases/delete-request';
import { forwardRequest } from './use-cases/forward-request';
import {
  archiveRequest,
  assignRequest,
  unarchiveRequest,
  updateRequestStatus,
} from './use-cases/handle-request';
import { countRequests, listAllRequests, listAssignees } from './use-cases/list-all-requests';
import { readSurroundings } from './use-cases/read-surroundings';

@Resolver()
export class AdminSpecialRequestsResolver {
  @Query(() => AdminSpecialRequestPage, {
    description: 'All special requests, newest first by default. Administrators only.',
  })
  adminSpecialRequests(
    @Ctx() call: RequestContext,
    @Args(() => AdminSpecialRequestsArgs) args: AdminSpecialRequestsArgs,
  ) {
    return listAllRequests(call, args);
  }

  @Query(() => SpecialRequestCounts, {
    description: 'Number of special requests in each list. Administrators only.',
  })
  specialRequestCounts(@Ctx() call: RequestContext) {
    return countRequests(call);
  }

  @Query(() => RequestSurroundings, {
    description:
      'Where a special request stands in its list, and when the person who made it stays next. Administrators only.',
  })
  specialRequestSurroundings(
    @Ctx() call: RequestContext,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return readSurroundings(call, args);
  }

  @Query(() => [Person], {
    description: 'Administrators to whom a request can be assigned. Administrators only.',
  })
  specialRequestAssignees(@Ctx() call: RequestContext) {
    return listAssignees(call);
  }

  @Mutation(() => SpecialRequestView, {
    description:
      'Sets the status of a special request, with an optional note; the same status adds the note only. Administrators only.',
  })
  updateSpecialRequestStatus(
    @Ctx() call: RequestContext,
    @Arg('input', () => UpdateSpecialRequestStatusInput) input: UpdateSpecialRequestStatusInput,
  ) {
    return updateRequestStatus(call, input);
  }

  @Mutation(() => SpecialRequestView, {
    description: 'Forwards a special request by e-mail. Administrators only.',
  })
  forwardSpecialRequest(
    @Ctx() call: RequestContext,
    @Args(() => ForwardSpecialRequestArgs) args: ForwardSpecialRequestArgs,
  ) {
    return forwardRequest(call, args);
  }

  @Mutation(() => SpecialRequestView, {
    description: 'Archives a special request. Administrators only.',
  })
  archiveSpecialRequest(
    @Ctx() call: RequestContext,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return archiveRequest(call, args);
  }

  @Mutation(() => SpecialRequestView, {
    description: 'Restores a special request from the archive. Administrators only.',
  })
  unarchiveSpecialRequest(
    @Ctx() call: RequestContext,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return unarchiveRequest(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Permanently deletes a special request with its history. Administrators only.',
  })
  deleteSpecialRequest(
    @Ctx() call: RequestContext,
    @Args(() => SpecialRequestIdArgs) args: SpecialRequestIdArgs,
  ) {
    return deleteRequest(call, args);
  }

  @Mutation(() => SpecialRequestView, {
    description:
      'Assigns a special request to an administrator, or to no one. Administrators only.',
  })
  assignSpecialRequest(
    @Ctx() call: RequestContext,
    @Args(() => AssignSpecialRequestArgs) args: AssignSpecialRequestArgs,
  ) {
    return assignRequest(call, args);
  }

  @Subscription(() => AdminSpecialRequestEvent, {
    description: 'Changes to all special requests. Administrators only.',
    subscribe: ({ context }: { context: RequestContext }) => watchAllRequests(context),
  })
  specialRequestEvents(@Root() event: AdminSpecialRequestEvent): AdminSpecialRequestEvent {
    return event;
  }
}
