import {
  Flag,
  Id,
  IdOrNull,
  Int,
  Many,
  Moment,
  MomentOrNull,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { Person } from '../people/person.type';
import { RequestCategory, RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';

@View('The person who made a request.')
export class RequestAsker {
  @IdOrNull('Id of the user; null for a guest without an account and for a deleted user.')
  id!: number | null;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @TextOrNull('E-mail address; null for a deleted user.') email!: string | null;
}

@View('The property of a special request.')
export class RequestProperty {
  @Id('Id of the property.') id!: number;
  @Text('Name of the property.') name!: string;
  @Text('Location of the property.') location!: string;
}

@View('An entry in the history of a special request.')
export class RequestEvent {
  @Id('Id of the entry.') id!: number;
  @Moment('When it happened.') at!: Date;
  @One(RequestEventKind, 'What happened.') kind!: RequestEventKind;
  @OneOrNull(RequestStatus, 'The new status, if it changed.') status!: RequestStatus | null;
  @TextOrNull('Text of the note.') note!: string | null;
  @Text('Full name of the person who did it.') actorName!: string;
  @TextOrNull('E-mail address it was forwarded to; administrators only.')
  forwardedTo!: string | null;
  @TextOrNull('Full name of the new assignee, null if unassigned; administrators only.')
  assigneeName!: string | null;
  @Flag('False if the note is hidden from the person who made the request.') isForAsker!: boolean;
}

@View('A request by an owner or a guest of a property.', 'SpecialRequest')
export class SpecialRequestView {
  @Id('Id of the request.') id!: number;
  @Text('Short title.') title!: string;
  @Text('Full description.') description!: string;
  @Text('First 120 characters of the description, for lists.') excerpt!: string;
  @One(RequestCategory, 'Category.') category!: RequestCategory;
  @One(RequestPriority, 'Priority.') priority!: RequestPriority;
  @One(RequestStatus, 'Current status.') status!: RequestStatus;
  @Moment('When it was created.') createdAt!: Date;
  @MomentOrNull('When it was last forwarded; null if never.') forwardedAt!: Date | null;
  @MomentOrNull('When it was archived; null if it is not.') archivedAt!: Date | null;
  @Id('Id of the property.') propertyId!: number;
  @One(RequestProperty, 'The property.') property!: RequestProperty;
  @One(RequestAsker, 'The person who made the request.') user!: RequestAsker;
  @Flag('True if it was made through a guest link, without an account.') isGuest!: boolean;
  @MomentOrNull(
    'Since when it waits for an answer: when the requester first wrote after the last one, or when it was created; null while the last words are an administrator’s, which answer it.',
  )
  waitingSince!: Date | null;
  @OneOrNull(Person, 'The administrator it is assigned to; administrators only.')
  assignee!: Person | null;
  @Int('Version for optimistic locking; pass it when updating.') version!: number;
  @Many(
    RequestEvent,
    'History, oldest first; the person who made the request sees only entries meant for them.',
  )
  history!: RequestEvent[];
}

@View('A page of your special requests.')
export class SpecialRequestPage {
  @Many(SpecialRequestView, 'Items of this page.') items!: SpecialRequestView[];
  @Int('Number of items on all pages.') total!: number;
}

@View('A page of special requests.')
export class AdminSpecialRequestPage extends SpecialRequestPage {}

@View('Number of special requests in each list.')
export class SpecialRequestCounts {
  @Int('Pending and not archived.') pending!: number;
  @Int('In progress and not archived.') inProgress!: number;
  @Int('Fulfilled and not archived.') fulfilled!: number;
  @Int('Archived, in any status.') archived!: number;
  @Int('Cancelled and not archived.') cancelled!: number;
}

@View('A property for which you can make requests.')
export class RequestableProperty extends RequestProperty {
  @Flag('True if you stay there as a guest.') isLinked!: boolean;
  @Flag('True if you own a share in it.') isMine!: boolean;
}
