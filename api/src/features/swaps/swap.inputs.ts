import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  DateInput,
  EmailInput,
  EnumInput,
  IntInput,
  TextInput,
} from '../../kit/input';
import { PageArgs } from '../../kit/page';
import { RestSwapStatus, SwapStatus } from './swap-status';

/** Dates of swaps are plain, and not absurd. */
const WeekDateInput = (description: string) =>
  DateInput({ min: '1900-01-01', max: '2400-12-31', description });

@ArgsType()
export class WeekSwapsArgs extends PageArgs {
  @EnumInput(SwapStatus, { optional: true, description: 'Only swaps with this status.' })
  status?: SwapStatus;
}

/** The query of the REST list. */
@ArgsType()
export class WeekSwapsQuery extends PageArgs {
  @EnumInput(RestSwapStatus, { optional: true, description: 'Only swaps with this status.' })
  status?: RestSwapStatus;
}

@InputType()
export class CreateWeekSwapInput {
  @EmailInput({ description: 'Whose week is to be given; for owners their own address.' })
  userEmail!: string;

  @IntInput({ description: 'Where.' })
  propertyId!: number;

  @IntInput({ max: 12, description: 'Whose week is to be given, 1 to 12.' })
  shareNumber!: number;

  @WeekDateInput('First day of the week to be given (YYYY-MM-DD).')
  currentWeekStart!: string;

  @WeekDateInput('Last day of the week to be given (YYYY-MM-DD).')
  currentWeekEnd!: string;

  @WeekDateInput('First day of the week to be had (YYYY-MM-DD).')
  preferredWeekStart!: string;

  @WeekDateInput('Last day of the week to be had (YYYY-MM-DD).')
  preferredWeekEnd!: string;

  @TextInput({ max: 2000, optional: true, description: 'What the requester writes about it.' })
  requestNote?: string;
}

@ArgsType()
export class MySwapsArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IntInput({ min: 0, max: 1_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;
}

@ArgsType()
export class OpenToSwapArgs {
  @IntInput({ optional: true, description: 'Only of this property.' })
  propertyId?: number;
}

@ArgsType()
export class OfferWeekArgs {
  @IntInput({ description: 'A week of mine.' })
  bookingId!: number;

  @BooleanInput({ description: 'Whether I would give it for another.' })
  isOpen!: boolean;
}

@InputType()
export class RequestSwapInput {
  @IntInput({ description: 'The week of mine that I give.' })
  bookingId!: number;

  @IntInput({ optional: true, description: 'The week that I want, when somebody holds it.' })
  targetBookingId?: number;

  @IntInput({ min: 1900, max: 2400, optional: true, description: 'The year of an open week.' })
  year?: number;

  @IntInput({ max: 53, optional: true, description: 'The open week that I want, 1 to 53.' })
  week?: number;

  @TextInput({ max: 2000, optional: true, description: 'What I write about it.' })
  note?: string;
}

@ArgsType()
export class AnswerSwapArgs {
  @IntInput()
  id!: number;

  @TextInput({ max: 2000, optional: true, description: 'What I write about it.' })
  note?: string;
}

@ArgsType()
export class CounterSwapArgs extends AnswerSwapArgs {
  @IntInput({ description: 'The week of mine that I offer instead.' })
  bookingId!: number;
}
