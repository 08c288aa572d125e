import { topic } from '../../core/events/event-bus';
import { Id, Int, One, OneOrNull, Text, View } from '../../core/view/view';
import { RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';
import { SpecialRequestView } from './special-request.types';

@View('A change to one of your special requests.')
export class MySpecialRequestChange {
  @Id('Id of the request.') id!: number;
  @One(RequestStatus, 'Current status.') status!: RequestStatus;
  @Int('Version for optimistic locking; pass it when updating.') version!: number;
  @OneOrNull(SpecialRequestView, 'The request as it is now; null if it was deleted.')
  request!: SpecialRequestView | null;
}

@View('A change to a special request, for administrators.')
export class AdminSpecialRequestEvent {
  @Id('Id of the request.') id!: number;
  @One(RequestEventKind, 'What happened.') kind!: RequestEventKind;
  @Text('Title of the request.') title!: string;
  @One(RequestPriority, 'Priority.') priority!: RequestPriority;
  @Text('Name of the property.') propertyName!: string;
  @Text('Full name of the person who made the request.') askerName!: string;
}

/** A change to a user's request on the bus; the request itself is read on delivery. */
export type RequestBusEvent = Omit<MySpecialRequestChange, 'request'>;

/** The topic of changes to one user's requests. */
export const requestsTopic = (userId: number) => topic<RequestBusEvent>('special-requests', userId);

/** The topic of changes to all requests, for administrators. */
export const ALL_REQUESTS = topic<AdminSpecialRequestEvent>('special-requests');
