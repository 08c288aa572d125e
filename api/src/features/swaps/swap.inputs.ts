import { ArgsType, InputType } from 'type-graphql';
import { DateInput } from '../../core/input/date-input';
import {
  BooleanInput,
  EmailInput,
  EnumInput,
  IdInput,
  IntInput,
  TextInput,
} from '../../core/input/input';
import { SortedPageArgs } from '../../core/input/numbered-page';
import { RestSwapStatus, SwapSort, SwapStatus } from './swap-status';

/** A plain date within reasonable bounds. */
const WeekDateInput = (description: string) =>
  DateInput(description, { min: '1900-01-01', max: '2400-12-31' });

/** Whether the guests of a week come along to the one that its owner gets for it. */
const GuestsComeInput = () =>
  BooleanInput(
    'Whether the guests of the week given come along to the new one; defaults to true.',
    { optional: true },
  );

/** The fields that GraphQL and REST share. */
@ArgsType()
class SwapListArgs extends SortedPageArgs {
  @IdInput('Only those of this property.', { optional: true }) propertyId?: number;
  @EnumInput(SwapSort, 'Sort key; defaults to WAITING.', { optional: true }) sort?: SwapSort;
}

@ArgsType()
export class WeekSwapsArgs extends SwapListArgs {
  @IdInput('Only the swap with this id.', { optional: true }) id?: number;
  @EnumInput(SwapStatus, 'Only swaps with this status.', { optional: true }) status?: SwapStatus;
  @BooleanInput(
    'True for only those that wait for an administrator’s approval, false for the others.',
    { optional: true },
  )
  isWaiting?: boolean;
  @BooleanInput(
    'Of those that wait for an administrator: true for only those whose weeks can be swapped now, false for the others.',
    { optional: true },
  )
  isPossible?: boolean;
}

/** The query of the REST list. */
@ArgsType()
export class WeekSwapsQuery extends SwapListArgs {
  @EnumInput(RestSwapStatus, 'Only swaps with this status.', { optional: true })
  status?: RestSwapStatus;
}

@InputType({ description: 'A week swap, given by its dates.' })
export class CreateWeekSwapInput {
  @EmailInput('E-mail address of the owner who gives the week; owners use their own.')
  userEmail!: string;
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Number of the share that gives the week (1 to 12).', { max: 12 }) shareNumber!: number;
  @WeekDateInput('Check-in day of the week given (YYYY-MM-DD).') currentWeekStart!: string;
  @WeekDateInput('Check-out day of the week given (YYYY-MM-DD).') currentWeekEnd!: string;
  @WeekDateInput('Check-in day of the week wanted (YYYY-MM-DD).') preferredWeekStart!: string;
  @WeekDateInput('Check-out day of the week wanted (YYYY-MM-DD).') preferredWeekEnd!: string;
  @TextInput('Note to the other owner.', { max: 2000, optional: true }) requestNote?: string;
  @GuestsComeInput() guestsCome?: boolean;
}

@ArgsType()
export class OpenToSwapArgs {
  @IdInput('Only those of this property.', { optional: true }) propertyId?: number;
}

@ArgsType()
export class OfferWeekArgs {
  @IdInput('Id of your booking.') bookingId!: number;
  @BooleanInput('Whether you would swap it.') isOpen!: boolean;
}

@InputType({
  description:
    'A request for a week in exchange for one of yours: set targetBookingId for a booked week, or week and year for an open one.',
})
export class RequestSwapInput {
  @IdInput('Id of your booking that you give.') bookingId!: number;
  @IdInput('Id of the booking that you want.', { optional: true }) targetBookingId?: number;
  @IntInput('Year of the open week that you want.', { min: 1900, max: 2400, optional: true })
  year?: number;
  @IntInput('Number of the open week that you want (1 to 53).', { max: 53, optional: true })
  week?: number;
  @TextInput('Note to the other side.', { max: 2000, optional: true }) note?: string;
  @GuestsComeInput() guestsCome?: boolean;
}

@ArgsType()
export class AnswerSwapArgs {
  @IdInput('Id of the swap.') id!: number;
  @TextInput('Note to the other side.', { max: 2000, optional: true }) note?: string;
}

@ArgsType()
export class AcceptSwapArgs extends AnswerSwapArgs {
  @GuestsComeInput() guestsCome?: boolean;
}

@ArgsType()
export class RejectSwapArgs extends AnswerSwapArgs {
  @BooleanInput(
    'True to decline it only if its weeks cannot be swapped now, else CONFLICT; without a note, both sides get the reason.',
    { optional: true },
  )
  onlyIfImpossible?: boolean;
}

@ArgsType()
export class CounterSwapArgs extends AcceptSwapArgs {
  @IdInput('Id of the booking that you offer instead.') bookingId!: number;
}
