import {
  Flag,
  FlagOrNull,
  Id,
  IdOrNull,
  Int,
  IntOrNull,
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
import type { SeasonName } from '../weeks/rules';
import { Season } from '../weeks/week.types';
import type { SwapVerdict } from './rules';
import { SwapRole, SwapStatus, SwapVerdictName } from './swap-status';

@View('A share whose week is part of a swap.')
export class SwapShare {
  @Id('Id of the share.') id!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @OneOrNull(
    Person,
    'The owner when the swap was requested; the e-mail address is for administrators only.',
  )
  user!: Person | null;
}

@View('A week held by a share.')
export class SwapBooking {
  @Text('Check-in day (YYYY-MM-DD).') startDate!: string;
  @Text('Check-out day (YYYY-MM-DD).') endDate!: string;
  @One(SwapShare, 'The share that held the week when the swap was requested.') share!: SwapShare;
}

@View('A week of the calendar.')
export class SwapWeek {
  @Int('Year in which the week starts.') year!: number;
  @Int('Number of the week (1 to 53).') week!: number;
  @One(Season, 'Season of the week.') season!: SeasonName;
  @TextOrNull('Holiday in that week, if any.') holiday!: string | null;
}

@View('How the two weeks of a swap compare, and why.')
export class SwapValue {
  @One(SwapVerdictName, 'The result of the comparison.') verdict!: SwapVerdict;
  @Text('The reason, in one sentence.') reason!: string;
}

@View('A week whose owner would swap it.')
export class OpenToSwapView {
  @Id('Id of the booking, for requestSwap.') bookingId!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @One(SwapWeek, 'The week.') week!: SwapWeek;
  @Text('Check-in day (YYYY-MM-DD).') startDate!: string;
  @Text('Check-out day (YYYY-MM-DD).') endDate!: string;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Full name of the owner.') ownerName!: string | null;
  @Flag('True if the week is yours.') isMine!: boolean;
}

@View('A request to exchange a week for another.', 'WeekSwap')
export class WeekSwapView {
  @Id('Id of the swap.') id!: number;
  @One(SwapStatus, 'Current status.') status!: SwapStatus;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Int('Number of the share that gives the week (1 to 12).') shareNumber!: number;
  @IdOrNull('Id of the requester; null once their account is deleted.') requesterId!: number | null;
  @Text('Full name of the requester.') requesterName!: string;
  @OneOrNull(SwapBooking, 'The booking of the week given; null if the dates match none.')
  requestingBooking!: SwapBooking | null;
  @OneOrNull(SwapBooking, 'The booking of the week wanted; null if the dates match none.')
  targetBooking!: SwapBooking | null;
  @Text('Check-in day of the week given (YYYY-MM-DD).') currentWeekStart!: string;
  @Text('Check-out day of the week given (YYYY-MM-DD).') currentWeekEnd!: string;
  @Text('Check-in day of the week wanted (YYYY-MM-DD).') preferredWeekStart!: string;
  @Text('Check-out day of the week wanted (YYYY-MM-DD).') preferredWeekEnd!: string;
  @Moment('When it was requested.') requestedAt!: Date;
  @Moment('When it was requested.') createdAt!: Date;
  @MomentOrNull('When it ended; null while it is pending.') endedAt!: Date | null;
  @MomentOrNull('When the other side accepted; null if it has not.') acceptedAt!: Date | null;
  @Moment('When it expires if it is not answered.') expiresAt!: Date;
  @TextOrNull('Note of the person who ended the swap.') answerNote!: string | null;
  @IdOrNull('Id of the swap that this one was offered in place of.') counterOfId!: number | null;
  @IdOrNull('Id of the swap that this one takes back.') takesBackId!: number | null;
  @Flag('True if another swap has taken it back.') isTakenBack!: boolean;
  @Flag('True if it is complete and its weeks can be exchanged back now: see takeBackSwap.')
  canBeTakenBack!: boolean;
  @IdOrNull(
    'Id of the person whose answer is awaited; null for an open week, and once their account is deleted.',
  )
  answererId!: number | null;
  @TextOrNull('Full name of the person whose answer is awaited.') answererName!: string | null;
  @Flag('True if an administrator must approve it.') needsApproval!: boolean;
  @OneOrNull(SwapWeek, 'The week given, in the calendar.') currentWeek!: SwapWeek | null;
  @OneOrNull(SwapWeek, 'The week wanted, in the calendar.') preferredWeek!: SwapWeek | null;
  @One(SwapRole, 'Your role in it.') role!: SwapRole;
  @FlagOrNull(
    'Whether the guests of your week come along to the new one; null without guests, before your answer and once the swap has ended.',
  )
  guestsCome!: boolean | null;
  @OneOrNull(
    SwapValue,
    'How the weeks compare for you, or for the requester if you are not part of the swap.',
  )
  value!: SwapValue | null;
  @TextOrNull(
    'Why its weeks cannot be swapped now, as a sentence; null if they can be, and once it has ended.',
  )
  obstacle!: string | null;
  @TextOrNull(
    'Which other pending swaps have one of its weeks, as a sentence; null if there are none. Administrators only.',
  )
  rival!: string | null;
  @TextOrNull(
    'What its approval does to those other swaps, as a sentence; null if it cancels none. Administrators only.',
  )
  rivalOutcome!: string | null;
  @IntOrNull(
    'How many other pending swaps of its weeks its approval has just cancelled; null except in the answer of approveSwap.',
  )
  othersCancelled!: number | null;
  @TextOrNull('Note of the requester.') message!: string | null;
  @TextOrNull('The same as message.') requestNote!: string | null;
}

@View('A page of swaps.')
export class WeekSwapPage {
  @Many(WeekSwapView, 'Items of this page.') items!: WeekSwapView[];
  @Int('Number of items on all pages.') total!: number;
}
