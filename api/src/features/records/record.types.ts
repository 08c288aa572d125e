import { Flag, Id, IdOrNull, Int, Moment, One, Text, TextOrNull, View } from '../../core/view/view';
import { RequestPriority, RequestStatus } from '../special-requests/request-kinds';
import { SwapStatus } from '../swaps/swap-status';

/** The longest of a page's lists of recent items; what is older is in the panel's own list. */
export const RECORD_ITEMS = 6;

@View('A special request, in one line.')
export class RecordRequest {
  @Id('Id of the request.') id!: number;
  @Text('Title.') title!: string;
  @One(RequestStatus, 'Status.') status!: RequestStatus;
  @One(RequestPriority, 'Priority.') priority!: RequestPriority;
  @Text('Full name of the requester.') askerName!: string;
  @Text('Name of the property.') propertyName!: string;
  @Moment('When it was made.') createdAt!: Date;
}

@View('A swap of weeks, in one line.')
export class RecordSwap {
  @Id('Id of the swap.') id!: number;
  @One(SwapStatus, 'Status.') status!: SwapStatus;
  @Flag('Whether it waits for an administrator.') isWaiting!: boolean;
  @Id('Id of the requester.') requesterId!: number;
  @Text('Full name of the requester.') requesterName!: string;
  @IdOrNull('Id of the owner who was asked; null for a week that no one had.')
  answererId!: number | null;
  @TextOrNull('Full name of the owner who was asked; null for a week that no one had.')
  answererName!: string | null;
  @Text('Name of the property.') propertyName!: string;
  @Text('First day of the week that is given (YYYY-MM-DD).') currentWeekStart!: string;
  @Text('First day of the week that is wanted (YYYY-MM-DD).') preferredWeekStart!: string;
}

@View('A week of a property.')
export class RecordWeek {
  @Int('Year.') year!: number;
  @Int('Number of the week (1 to 53).') week!: number;
  @Text('First day (YYYY-MM-DD).') startDate!: string;
  @Text('Check-out day (YYYY-MM-DD).') endDate!: string;
}
