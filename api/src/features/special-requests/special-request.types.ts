import { Field, Int, ObjectType } from 'type-graphql';
import { Person } from '../people/person.type';
import { RequestCategory, RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';

@ObjectType({ description: 'Who asks.', simpleResolvers: true })
export class RequestAsker {
  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Null for somebody who was deleted.' })
  email!: string | null;
}

@ObjectType({ description: 'A property as a request names it.', simpleResolvers: true })
export class RequestProperty {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'How the house is called.' })
  name!: string;

  @Field(() => String, { description: 'Where it stands.' })
  location!: string;
}

@ObjectType({ description: 'Something that happened to a request.', simpleResolvers: true })
export class RequestEvent {
  @Field(() => Int)
  id!: number;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => RequestEventKind, { description: 'What happened.' })
  kind!: RequestEventKind;

  @Field(() => RequestStatus, { nullable: true, description: 'What the request became.' })
  status!: RequestStatus | null;

  @Field(() => String, { nullable: true, description: 'What was noted.' })
  note!: string | null;

  @Field(() => String, { description: 'Who did it, with first and last name.' })
  actorName!: string;

  @Field(() => String, { nullable: true, description: 'An address; for administrators.' })
  forwardedTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who looks after it since then, null for nobody; for administrators.',
  })
  assigneeName!: string | null;

  @Field(() => Boolean, { description: 'False where whoever asked does not see the note.' })
  isForAsker!: boolean;
}

@ObjectType('SpecialRequest', {
  description: 'A wish of somebody who stays in a property.',
  simpleResolvers: true,
})
export class SpecialRequestView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'What is asked for, in a few words.' })
  title!: string;

  @Field(() => String, { description: 'The same in full.' })
  description!: string;

  @Field(() => RequestCategory, { description: 'What it is about.' })
  category!: RequestCategory;

  @Field(() => RequestPriority, { description: 'How much it matters.' })
  priority!: RequestPriority;

  @Field(() => RequestStatus, { description: 'What has become of it.' })
  status!: RequestStatus;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last forwarded.' })
  forwardedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was put away.' })
  archivedAt!: Date | null;

  @Field(() => Int, { description: 'Where.' })
  propertyId!: number;

  @Field(() => RequestProperty, { description: 'Where.' })
  property!: RequestProperty;

  @Field(() => RequestAsker, { description: 'Who asks.' })
  user!: RequestAsker;

  @Field(() => Boolean, { description: 'Asked through a guest link, without an account.' })
  isGuest!: boolean;

  @Field(() => Person, { nullable: true, description: 'Who looks after it; for administrators.' })
  assignee!: Person | null;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => [RequestEvent], {
    description:
      'What happened to it, the oldest first; whoever asked sees what is meant for them.',
  })
  history!: RequestEvent[];
}

@ObjectType({ description: 'My requests.', simpleResolvers: true })
export class SpecialRequestPage {
  @Field(() => [SpecialRequestView])
  items!: SpecialRequestView[];

  @Field(() => Int)
  total!: number;
}

@ObjectType({ description: "Everybody's requests.", simpleResolvers: true })
export class AdminSpecialRequestPage extends SpecialRequestPage {}

@ObjectType({ description: 'How many requests each list holds.', simpleResolvers: true })
export class SpecialRequestCounts {
  @Field(() => Int, { description: 'New ones.' })
  pending!: number;

  @Field(() => Int, { description: 'Being fulfilled.' })
  inProgress!: number;

  @Field(() => Int, { description: 'Done.' })
  fulfilled!: number;

  @Field(() => Int, { description: 'Archived.' })
  archived!: number;

  @Field(() => Int, { description: 'Cancelled and not archived.' })
  cancelled!: number;
}

@ObjectType({ description: 'A property to ask something for.', simpleResolvers: true })
export class RequestableProperty extends RequestProperty {
  @Field(() => Boolean, { description: 'The one they stay in as a guest.' })
  isLinked!: boolean;

  @Field(() => Boolean, { description: 'They hold a share in it.' })
  isMine!: boolean;
}
