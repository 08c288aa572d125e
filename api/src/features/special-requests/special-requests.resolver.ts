import { Resolver } from 'type-graphql';
import { watchOwn } from '../../core/events/watch';
import { Describe, Mutation, PersonalSubscription, Query } from '../../core/graphql/operations';
import { PageArgs } from '../../core/input/numbered-page';
import { MySpecialRequestChange, requestsTopic } from './request.events';
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
import { myRequestChange } from './use-cases/watch-requests';
import { withdrawRequest } from './use-cases/withdraw-request';
import { writeOnRequest } from './use-cases/write-on-request';

@Resolver()
export class SpecialRequestsResolver {
  @Query(SpecialRequestPage, { args: PageArgs })
  @Describe('Your special requests, newest first.')
  mySpecialRequests = listMyRequests;

  @Query(SpecialRequestView, { args: SpecialRequestIdArgs })
  @Describe('One of your special requests; any for administrators, with its whole history.')
  specialRequest = findRequest;

  @Query([RequestableProperty])
  @Describe(
    'Properties for which you can make requests: where you stay first, then your own by name.',
  )
  requestableProperties = listRequestableProperties;

  @Mutation(SpecialRequestView, { input: CreateSpecialRequestInput })
  @Describe(
    'Makes a special request for a property you own a share in or stay in; administrators for any. A repeated clientKey returns the first request.',
  )
  createSpecialRequest = createRequest;

  @Mutation(SpecialRequestView, { args: SpecialRequestIdArgs })
  @Describe('Withdraws one of your special requests that is still open.')
  withdrawSpecialRequest = withdrawRequest;

  @Mutation(SpecialRequestView, { input: WriteOnSpecialRequestInput })
  @Describe(
    'Writes on one of your open special requests; on any for administrators, whose words are mailed to the person who made it.',
  )
  writeOnSpecialRequest = writeOnRequest;

  @PersonalSubscription(MySpecialRequestChange, watchOwn(requestsTopic))
  @Describe('Changes to your special requests.')
  mySpecialRequestChanged = myRequestChange;
}
