import { Field, ID, Int, ObjectType } from 'type-graphql';
import { topic } from '../../core/events/topic';
import { RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';
import { SpecialRequestView } from './special-request.types';

@ObjectType({ description: 'A change to one of your special requests.', simpleResolvers: true })
export class MySpecialRequestChange {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: number;

  @Field(() => RequestStatus, { description: 'Current status.' })
  status!: RequestStatus;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it when updating.' })
  version!: number;

  @Field(() => SpecialRequestView, {
    nullable: true,
    description: 'The request as it is now; null if it was deleted.',
  })
  request!: SpecialRequestView | null;
}

@ObjectType({
  description: 'A change to a special request, for administrators.',
  simpleResolvers: true,
})
export class AdminSpecialRequestEvent {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: number;

  @Field(() => RequestEventKind, { description: 'What happened.' })
  kind!: RequestEventKind;

  @Field(() => String, { description: 'Title of the request.' })
  title!: string;

  @Field(() => RequestPriority, { description: 'Priority.' })
  priority!: RequestPriority;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Full name of the person who made the request.' })
  askerName!: string;
}

/** A change to a user's request on the bus; the request itself is read on delivery. */
export type RequestBusEvent = Omit<MySpecialRequestChange, 'request'>;

/** The topic of changes to one user's requests. */
export const requestsTopic = (userId: number) => topic<RequestBusEvent>('special-requests', userId);

/** The topic of changes to all requests, for administrators. */
export const ALL_REQUESTS = topic<AdminSpecialRequestEvent>('special-requests');
