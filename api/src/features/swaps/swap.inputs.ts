import { ArgsType, InputType } from 'type-graphql';
import { DateInput, EmailInput, EnumInput, IntInput, TextInput } from '../../kit/input';
import { PageArgs } from '../../kit/page';
import { SwapStatus } from './swap-status';

/** Dates of swaps are plain, and not absurd. */
const WeekDateInput = (description: string) =>
  DateInput({ min: '1900-01-01', max: '2400-12-31', description });

@ArgsType()
export class WeekSwapsArgs extends PageArgs {
  @EnumInput(SwapStatus, { optional: true, description: 'Only swaps of which this became.' })
  status?: SwapStatus;
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
