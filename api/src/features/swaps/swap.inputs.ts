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
import { SortedPageArgs } from '../../core/input/page';
import { RestSwapStatus, SwapSort, SwapStatus } from './swap-status';

/** A plain date within reasonable bounds. */
const WeekDateInput = (description: string) =>
  DateInput({ min: '1900-01-01', max: '2400-12-31', description });

/** Whether the guests of a week come along to the one that its owner gets for it. */
const GuestsComeInput = () =>
  BooleanInput({
    optional: true,
    description:
      'Whether the guests of the week given come along to the new one; defaults to true.',
  });

/** The fields that GraphQL and REST share. */
@ArgsType()
class SwapListArgs extends SortedPageArgs {
  @IdInput({ optional: true, description: 'Only those of this property.' })
  propertyId?: number;

  @EnumInput(SwapSort, { optional: true, description: 'Sort key; defaults to WAITING.' })
  sort?: SwapSort;
}

@ArgsType()
export class WeekSwapsArgs extends SwapListArgs {
  @IdInput({ optional: true, description: 'Only the swap with this id.' })
  id?: number;

  @EnumInput(SwapStatus, { optional: true, description: 'Only swaps with this status.' })
  status?: SwapStatus;

  @BooleanInput({
    optional: true,
    description:
      'True for only those that wait for an administrator’s approval, false for the others.',
  })
  isWaiting?: boolean;

  @BooleanInput({
    optional: true,
    description:
      'Of those that wait for an administrator: true for only those whose weeks can be swapped now, false for the others.',
  })
  isPossible?: boolean;
}

/** The query of the REST list. */
@ArgsType()
export class WeekSwapsQuery extends SwapListArgs {
  @EnumInput(RestSwapStatus, { optional: true, description: 'Only swaps with this status.' })
  status?: RestSwapStatus;
}

@InputType({ description: 'A week swap, given by its dates.' })
export class CreateWeekSwapInput {
  @EmailInput({
    description: 'E-mail address of the owner who gives the week; owners use their own.',
  })
  userEmail!: string;

  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({ max: 12, description: 'Number of the share that gives the week (1 to 12).' })
  shareNumber!: number;

  @WeekDateInput('Check-in day of the week given (YYYY-MM-DD).')
  currentWeekStart!: string;

  @WeekDateInput('Check-out day of the week given (YYYY-MM-DD).')
  currentWeekEnd!: string;

  @WeekDateInput('Check-in day of the week wanted (YYYY-MM-DD).')
  preferredWeekStart!: string;

  @WeekDateInput('Check-out day of the week wanted (YYYY-MM-DD).')
  preferredWeekEnd!: string;

  @TextInput({ max: 2000, optional: true, description: 'Note to the other owner.' })
  requestNote?: string;

  @GuestsComeInput()
  guestsCome?: boolean;
}

@ArgsType()
export class OpenToSwapArgs {
  @IdInput({ optional: true, description: 'Only those of this property.' })
  propertyId?: number;
}

@ArgsType()
export class OfferWeekArgs {
  @IdInput({ description: 'Id of your booking.' })
  bookingId!: number;

  @BooleanInput({ description: 'Whether you would swap it.' })
  isOpen!: boolean;
}

@InputType({
  description:
    'A request for a week in exchange for one of yours: set targetBookingId for a booked week, or week and year for an open one.',
})
export class RequestSwapInput {
  @IdInput({ description: 'Id of your booking that you give.' })
  bookingId!: number;

  @IdInput({ optional: true, description: 'Id of the booking that you want.' })
  targetBookingId?: number;

  @IntInput({
    min: 1900,
    max: 2400,
    optional: true,
    description: 'Year of the open week that you want.',
  })
  year?: number;

  @IntInput({
    max: 53,
    optional: true,
    description: 'Number of the open week that you want (1 to 53).',
  })
  week?: number;

  @TextInput({ max: 2000, optional: true, description: 'Note to the other side.' })
  note?: string;

  @GuestsComeInput()
  guestsCome?: boolean;
}

@ArgsType()
export class AnswerSwapArgs {
  @IdInput({ description: 'Id of the swap.' })
  id!: number;

  @TextInput({ max: 2000, optional: true, description: 'Note to the other side.' })
  note?: string;
}

@ArgsType()
export class AcceptSwapArgs extends AnswerSwapArgs {
  @GuestsComeInput()
  guestsCome?: boolean;
}

@ArgsType()
export class RejectSwapArgs extends AnswerSwapArgs {
  @BooleanInput({
    optional: true,
    description:
      'True to decline it only if its weeks cannot be swapped now, else CONFLICT; without a note, both sides get the reason.',
  })
  onlyIfImpossible?: boolean;
}

@ArgsType()
export class CounterSwapArgs extends AcceptSwapArgs {
  @IdInput({ description: 'Id of the booking that you offer instead.' })
  bookingId!: number;
}
