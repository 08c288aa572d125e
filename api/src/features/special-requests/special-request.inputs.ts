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
import { SortedPageArgs } from '../../core/input/page';
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
  @EnumInput(RequestCategory, { description: 'Category.' })
  category!: RequestCategory;

  @EnumInput(RequestPriority, { description: 'Priority.' })
  priority!: RequestPriority;

  @NameInput({ max: 120, description: 'Short title.' })
  title!: string;

  @TextInput({ max: 4000, description: 'Full description.' })
  description!: string;

  @UuidInput({
    description: 'UUID chosen by the client; sending again with the same key stores nothing new.',
  })
  clientKey!: string;
}

@InputType({ description: 'A new special request.' })
export class CreateSpecialRequestInput extends RequestDetails {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}

@ArgsType()
export class SpecialRequestIdArgs {
  @IdInput({ description: 'Id of the request.' })
  id!: number;
}

@ArgsType()
class RequestFilters extends SortedPageArgs {
  @IdInput({ optional: true, description: 'Only those of this property.' })
  propertyId?: number;

  @IdInput({ optional: true, description: 'Only those that this user made.' })
  userId?: number;

  @EnumInput(RequestCategory, { optional: true, description: 'Only those of this category.' })
  category?: RequestCategory;

  @EnumInput(RequestPriority, { optional: true, description: 'Only those of this priority.' })
  priority?: RequestPriority;

  @IdInput({ optional: true, description: 'Only those assigned to this administrator.' })
  assigneeId?: number;

  @EnumInput(RequestAssignment, {
    optional: true,
    description: 'Only those assigned to you, or to no one; without assigneeId.',
  })
  assignment?: RequestAssignment;

  @EnumInput(RequestPeriod, { optional: true, description: 'Only those made in this period.' })
  made?: RequestPeriod;

  @EnumInput(RequestSort, {
    optional: true,
    description: 'Sort key; defaults to the newest first.',
  })
  sort?: RequestSort;
}

@ArgsType()
export class AdminSpecialRequestsArgs extends RequestFilters {
  @EnumInput(RequestList, {
    optional: true,
    description: 'Only those in this list; defaults to all.',
  })
  list?: RequestList;
}

/** The query of the REST route, which calls the list a status (spec §7). */
@ArgsType()
export class SpecialRequestsQuery extends RequestFilters {
  @EnumInput(RequestList, {
    optional: true,
    description: 'Only those in this list; defaults to all.',
  })
  status?: RequestList;
}

/** The body of the REST route (spec §7). */
@InputType()
export class RequestStatusBody {
  @EnumInput(RequestStatus, { description: 'The new status.' })
  status!: RequestStatus;

  @TextInput({ max: MAX_NOTE, optional: true, description: 'Note for the history.' })
  notes?: string;

  @BooleanInput({
    optional: true,
    description: 'Whether the person who made the request sees the note; defaults to true.',
  })
  isForAsker?: boolean;

  @IntInput({ optional: true, description: 'The version you read.' })
  expectedVersion?: number;
}

@InputType({ description: 'A new status, a note, or both.' })
export class UpdateSpecialRequestStatusInput extends RequestStatusBody {
  @IdInput({ description: 'Id of the request.' })
  id!: number;
}

/** The body of the REST route (spec §7). */
export class ForwardRequestBody {
  @EmailInput({ description: 'E-mail address to forward it to.' })
  forwardToEmail!: string;
}

@ArgsType()
export class ForwardSpecialRequestArgs extends SpecialRequestIdArgs {
  @EmailInput({ description: 'E-mail address to forward it to.' })
  forwardToEmail!: string;
}

@ArgsType()
export class AssignSpecialRequestArgs extends SpecialRequestIdArgs {
  @IdInput({ clearable: true, description: 'Id of an administrator; null to unassign.' })
  assigneeId?: number | null;

  @IntInput({ optional: true, description: 'The version you read.' })
  expectedVersion?: number;
}

@InputType({ description: 'Words on a special request that leave its status as it is.' })
export class WriteOnSpecialRequestInput {
  @IdInput({ description: 'Id of the request.' })
  id!: number;

  @TextInput({ max: MAX_NOTE, description: 'The text.' })
  text!: string;

  @BooleanInput({
    optional: true,
    description:
      'False for a note that only administrators see; by default the person who made the request gets it by email, too.',
  })
  isForAsker?: boolean;

  @IntInput({ optional: true, description: 'The version you read.' })
  expectedVersion?: number;
}
