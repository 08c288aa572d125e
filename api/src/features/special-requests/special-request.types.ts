import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Person } from '../people/person.type';
import { RequestCategory, RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';

@ObjectType({ description: 'The person who made a request.', simpleResolvers: true })
export class RequestAsker {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the user; null for a guest without an account and for a deleted user.',
  })
  id!: number | null;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address; null for a deleted user.' })
  email!: string | null;
}

@ObjectType({ description: 'The property of a special request.', simpleResolvers: true })
export class RequestProperty {
  @Field(() => ID, { description: 'Id of the property.' })
  id!: number;

  @Field(() => String, { description: 'Name of the property.' })
  name!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;
}

@ObjectType({ description: 'An entry in the history of a special request.', simpleResolvers: true })
export class RequestEvent {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: number;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => RequestEventKind, { description: 'What happened.' })
  kind!: RequestEventKind;

  @Field(() => RequestStatus, { nullable: true, description: 'The new status, if it changed.' })
  status!: RequestStatus | null;

  @Field(() => String, { nullable: true, description: 'Text of the note.' })
  note!: string | null;

  @Field(() => String, { description: 'Full name of the person who did it.' })
  actorName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address it was forwarded to; administrators only.',
  })
  forwardedTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the new assignee, null if unassigned; administrators only.',
  })
  assigneeName!: string | null;

  @Field(() => Boolean, {
    description: 'False if the note is hidden from the person who made the request.',
  })
  isForAsker!: boolean;
}

@ObjectType('SpecialRequest', {
  description: 'A request by an owner or a guest of a property.',
  simpleResolvers: true,
})
export class SpecialRequestView {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: number;

  @Field(() => String, { description: 'Short title.' })
  title!: string;

  @Field(() => String, { description: 'Full description.' })
  description!: string;

  @Field(() => String, { description: 'First 120 characters of the description, for lists.' })
  excerpt!: string;

  @Field(() => RequestCategory, { description: 'Category.' })
  category!: RequestCategory;

  @Field(() => RequestPriority, { description: 'Priority.' })
  priority!: RequestPriority;

  @Field(() => RequestStatus, { description: 'Current status.' })
  status!: RequestStatus;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last forwarded; null if never.' })
  forwardedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was archived; null if it is not.' })
  archivedAt!: Date | null;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => RequestProperty, { description: 'The property.' })
  property!: RequestProperty;

  @Field(() => RequestAsker, { description: 'The person who made the request.' })
  user!: RequestAsker;

  @Field(() => Boolean, {
    description: 'True if it was made through a guest link, without an account.',
  })
  isGuest!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when it waits for an answer: when the requester first wrote after the last one, or when it was created; null while the last words are an administrator’s, which answer it.',
  })
  waitingSince!: Date | null;

  @Field(() => Person, {
    nullable: true,
    description: 'The administrator it is assigned to; administrators only.',
  })
  assignee!: Person | null;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it when updating.' })
  version!: number;

  @Field(() => [RequestEvent], {
    description:
      'History, oldest first; the person who made the request sees only entries meant for them.',
  })
  history!: RequestEvent[];
}

@ObjectType({ description: 'A page of your special requests.', simpleResolvers: true })
export class SpecialRequestPage {
  @Field(() => [SpecialRequestView], { description: 'Items of this page.' })
  items!: SpecialRequestView[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;
}

@ObjectType({ description: 'A page of special requests.', simpleResolvers: true })
export class AdminSpecialRequestPage extends SpecialRequestPage {}

@ObjectType({ description: 'Number of special requests in each list.', simpleResolvers: true })
export class SpecialRequestCounts {
  @Field(() => Int, { description: 'Pending and not archived.' })
  pending!: number;

  @Field(() => Int, { description: 'In progress and not archived.' })
  inProgress!: number;

  @Field(() => Int, { description: 'Fulfilled and not archived.' })
  fulfilled!: number;

  @Field(() => Int, { description: 'Archived, in any status.' })
  archived!: number;

  @Field(() => Int, { description: 'Cancelled and not archived.' })
  cancelled!: number;
}

@ObjectType({ description: 'A property for which you can make requests.', simpleResolvers: true })
export class RequestableProperty extends RequestProperty {
  @Field(() => Boolean, { description: 'True if you stay there as a guest.' })
  isLinked!: boolean;

  @Field(() => Boolean, { description: 'True if you own a share in it.' })
  isMine!: boolean;
}
