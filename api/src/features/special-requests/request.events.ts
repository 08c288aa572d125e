import { Field, Int, ObjectType } from 'type-graphql';
import { topic } from '../../kit/topic';
import { RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';
import { SpecialRequestView } from './special-request.types';

@ObjectType({ description: 'That one of my requests changed.', simpleResolvers: true })
export class MySpecialRequestChange {
  @Field(() => Int)
  id!: number;

  @Field(() => RequestStatus, { description: 'What has become of it.' })
  status!: RequestStatus;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => SpecialRequestView, {
    nullable: true,
    description: 'The request as it is now; null once it is deleted.',
  })
  request!: SpecialRequestView | null;
}

@ObjectType({ description: 'Something that happened to a request.', simpleResolvers: true })
export class AdminSpecialRequestEvent {
  @Field(() => Int, { description: 'Of the request.' })
  id!: number;

  @Field(() => RequestEventKind, { description: 'What happened.' })
  kind!: RequestEventKind;

  @Field(() => String, { description: 'What is asked for.' })
  title!: string;

  @Field(() => RequestPriority, { description: 'How much it matters.' })
  priority!: RequestPriority;

  @Field(() => String, { description: 'Where.' })
  propertyName!: string;

  @Field(() => String, { description: 'Who asks, with first and last name.' })
  askerName!: string;
}

/** A change of a person's request on the bus; the request itself is read when it is delivered. */
export type RequestBusEvent = Omit<MySpecialRequestChange, 'request'>;

/** Everything that happens to one person's requests. */
export const requestsTopic = (userId: number) => topic<RequestBusEvent>('special-requests', userId);

/** Everything that happens to any request, for administrators. */
export const ALL_REQUESTS = topic<AdminSpecialRequestEvent>('special-requests');
