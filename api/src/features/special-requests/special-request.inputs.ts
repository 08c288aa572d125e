import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EmailInput,
  EnumInput,
  IntInput,
  TextInput,
  UuidInput,
} from '../../kit/input';
import { SortedPageArgs } from '../../kit/page';
import {
  RequestCategory,
  RequestList,
  RequestPriority,
  RequestSort,
  RequestStatus,
} from './request-kinds';

/** What is asked for, whoever asks. */
@InputType()
export class RequestFacts {
  @EnumInput(RequestCategory, { description: 'What it is about.' })
  category!: RequestCategory;

  @EnumInput(RequestPriority, { description: 'How much it matters.' })
  priority!: RequestPriority;

  @TextInput({ max: 120, description: 'What is asked for, in a few words.' })
  title!: string;

  @TextInput({ max: 4000, description: 'The same in full.' })
  description!: string;

  @UuidInput({
    description: 'Made by the sender; sending again with the same key stores nothing new.',
  })
  clientKey!: string;
}

@InputType()
export class CreateSpecialRequestInput extends RequestFacts {
  @IntInput({ description: 'Where.' })
  propertyId!: number;
}

@ArgsType()
export class SpecialRequestIdArgs {
  @IntInput()
  id!: number;
}

@ArgsType()
class RequestFilters extends SortedPageArgs {
  @IntInput({ optional: true, description: 'Only those for one property.' })
  propertyId?: number;

  @EnumInput(RequestCategory, { optional: true, description: 'Only those about this.' })
  category?: RequestCategory;

  @EnumInput(RequestPriority, { optional: true, description: 'Only those that matter so much.' })
  priority?: RequestPriority;

  @IntInput({ optional: true, description: 'Only those that this administrator looks after.' })
  assigneeId?: number;

  @EnumInput(RequestSort, { optional: true, description: 'Defaults to the newest first.' })
  sort?: RequestSort;
}

@ArgsType()
export class AdminSpecialRequestsArgs extends RequestFilters {
  @EnumInput(RequestList, { optional: true, description: 'One list; defaults to all requests.' })
  list?: RequestList;
}

/** The query of the REST route, which calls the list a status (spec §7). */
@ArgsType()
export class SpecialRequestsQuery extends RequestFilters {
  @EnumInput(RequestList, { optional: true, description: 'One list; defaults to all requests.' })
  status?: RequestList;
}

/** The body of the REST route (spec §7). */
@InputType()
export class RequestStatusBody {
  @EnumInput(RequestStatus, { description: 'What has become of it.' })
  status!: RequestStatus;

  @TextInput({ max: 2000, optional: true, description: 'Kept in its history.' })
  notes?: string;

  @BooleanInput({
    optional: true,
    description: 'False keeps the notes among administrators; defaults to true.',
  })
  isForAsker?: boolean;

  @IntInput({ optional: true, description: 'The version that was read.' })
  expectedVersion?: number;
}

@InputType()
export class UpdateSpecialRequestStatusInput extends RequestStatusBody {
  @IntInput()
  id!: number;
}

/** The body of the REST route (spec §7). */
export class ForwardRequestBody {
  @EmailInput({ description: 'Where the mail goes.' })
  forwardToEmail!: string;
}

@ArgsType()
export class ForwardSpecialRequestArgs extends SpecialRequestIdArgs {
  @EmailInput({ description: 'Where the mail goes.' })
  forwardToEmail!: string;
}

@ArgsType()
export class AssignSpecialRequestArgs extends SpecialRequestIdArgs {
  @IntInput({ clearable: true, description: 'An administrator; null for nobody.' })
  assigneeId?: number | null;
}
