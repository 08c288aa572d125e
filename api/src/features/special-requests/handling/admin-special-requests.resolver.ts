import { Resolver } from 'type-graphql';
import {
  Describe,
  Mutation,
  Query,
  Subscription,
  theEvent,
} from '../../../core/graphql/operations';
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
  @Query(AdminSpecialRequestPage, { args: AdminSpecialRequestsArgs })
  @Describe('All special requests, newest first by default. Administrators only.')
  adminSpecialRequests = listAllRequests;

  @Query(SpecialRequestCounts)
  @Describe('Number of special requests in each list. Administrators only.')
  specialRequestCounts = countRequests;

  @Query(RequestSurroundings, { args: SpecialRequestIdArgs })
  @Describe(
    'Where a special request stands in its list, and when the person who made it stays next. Administrators only.',
  )
  specialRequestSurroundings = readSurroundings;

  @Query([Person])
  @Describe('Administrators to whom a request can be assigned. Administrators only.')
  specialRequestAssignees = listAssignees;

  @Mutation(SpecialRequestView, { input: UpdateSpecialRequestStatusInput })
  @Describe(
    'Sets the status of a special request, with an optional note; the same status adds the note only. Administrators only.',
  )
  updateSpecialRequestStatus = updateRequestStatus;

  @Mutation(SpecialRequestView, { args: ForwardSpecialRequestArgs })
  @Describe('Forwards a special request by e-mail. Administrators only.')
  forwardSpecialRequest = forwardRequest;

  @Mutation(SpecialRequestView, { args: SpecialRequestIdArgs })
  @Describe('Archives a special request. Administrators only.')
  archiveSpecialRequest = archiveRequest;

  @Mutation(SpecialRequestView, { args: SpecialRequestIdArgs })
  @Describe('Restores a special request from the archive. Administrators only.')
  unarchiveSpecialRequest = unarchiveRequest;

  @Mutation(Boolean, { args: SpecialRequestIdArgs })
  @Describe('Permanently deletes a special request with its history. Administrators only.')
  deleteSpecialRequest = deleteRequest;

  @Mutation(SpecialRequestView, { args: AssignSpecialRequestArgs })
  @Describe('Assigns a special request to an administrator, or to no one. Administrators only.')
  assignSpecialRequest = assignRequest;

  @Subscription(AdminSpecialRequestEvent, watchAllRequests)
  @Describe('Changes to all special requests. Administrators only.')
  specialRequestEvents = theEvent;
}
