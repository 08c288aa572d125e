import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EmailInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
  TextInput,
  UuidInput,
} from '../../core/input/input';
import { SortedPageArgs } from '../../core/input/numbered-page';
import {
  RequestAssignment,
  RequestCategory,
  RequestList,
  RequestPeriod,
  RequestPriority,
  RequestSort,
  RequestStatus,
} from './request-kinds';
import { MAX_NOTE } from './special-request.limits';

/** The content of a request, with or without an account. */
@InputType()
export class RequestDetails {
  @EnumInput(RequestCategory, 'Category.') category!: RequestCategory;
  @EnumInput(RequestPriority, 'Priority.') priority!: RequestPriority;
  @NameInput('Short title.', { max: 120 }) title!: string;
  @TextInput('Full description.', { max: 4000 }) description!: string;
  @UuidInput('UUID chosen by the client; sending again with the same key stores nothing new.')
  clientKey!: string;
}

@InputType({ description: 'A new special request.' })
export class CreateSpecialRequestInput extends RequestDetails {
  @IdInput('Id of the property.') propertyId!: number;
}

@ArgsType()
export class SpecialRequestIdArgs {
  @IdInput('Id of the request.') id!: number;
}

@ArgsType()
class RequestFilters extends SortedPageArgs {
  @IdInput('Only those of this property.', { optional: true }) propertyId?: number;
  @IdInput('Only those that this user made.', { optional: true }) userId?: number;
  @EnumInput(RequestCategory, 'Only those of this category.', { optional: true })
  category?: RequestCategory;
  @EnumInput(RequestPriority, 'Only those of this priority.', { optional: true })
  priority?: RequestPriority;
  @IdInput('Only those assigned to this administrator.', { optional: true }) assigneeId?: number;
  @EnumInput(RequestAssignment, 'Only those assigned to you, or to no one; without assigneeId.', {
    optional: true,
  })
  assignment?: RequestAssignment;
  @EnumInput(RequestPeriod, 'Only those made in this period.', { optional: true })
  made?: RequestPeriod;
  @EnumInput(RequestSort, 'Sort key; defaults to the newest first.', { optional: true })
  sort?: RequestSort;
}

@ArgsType()
export class AdminSpecialRequestsArgs extends RequestFilters {
  @EnumInput(RequestList, 'Only those in this list; defaults to all.', { optional: true })
  list?: RequestList;
}

/** The query of the REST route, which calls the list a status (spec §7). */
@ArgsType()
export class SpecialRequestsQuery extends RequestFilters {
  @EnumInput(RequestList, 'Only those in this list; defaults to all.', { optional: true })
  status?: RequestList;
}

/** The body of the REST route (spec §7). */
@InputType()
export class RequestStatusBody {
  @EnumInput(RequestStatus, 'The new status.') status!: RequestStatus;
  @TextInput('Note for the history.', { max: MAX_NOTE, optional: true }) notes?: string;
  @BooleanInput('Whether the person who made the request sees the note; defaults to true.', {
    optional: true,
  })
  isForAsker?: boolean;
  @IntInput('The version you read.', { optional: true }) expectedVersion?: number;
}

@InputType({ description: 'A new status, a note, or both.' })
export class UpdateSpecialRequestStatusInput extends RequestStatusBody {
  @IdInput('Id of the request.') id!: number;
}

/** The body of the REST route (spec §7). */
export class ForwardRequestBody {
  @EmailInput('E-mail address to forward it to.') forwardToEmail!: string;
}

@ArgsType()
export class ForwardSpecialRequestArgs extends SpecialRequestIdArgs {
  @EmailInput('E-mail address to forward it to.') forwardToEmail!: string;
}

@ArgsType()
export class AssignSpecialRequestArgs extends SpecialRequestIdArgs {
  @IdInput('Id of an administrator; null to unassign.', { clearable: true })
  assigneeId?: number | null;
  @IntInput('The version you read.', { optional: true }) expectedVersion?: number;
}

@InputType({ description: 'Words on a special request that leave its status as it is.' })
export class WriteOnSpecialRequestInput {
  @IdInput('Id of the request.') id!: number;
  @TextInput('The text.', { max: MAX_NOTE }) text!: string;
  @BooleanInput(
    'False for a note that only administrators see; by default the person who made the request gets it by email, too.',
    { optional: true },
  )
  isForAsker?: boolean;
  @IntInput('The version you read.', { optional: true }) expectedVersion?: number;
}
