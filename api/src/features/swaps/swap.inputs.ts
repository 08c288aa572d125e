import { IsEnum, IsOptional } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { DateInput, EmailInput, IntInput, TextInput } from '../../kit/input';
import { SwapStatus } from './swap-status';

@ArgsType()
export class WeekSwapsArgs {
  @IntInput({ max: 100, optional: true, description: 'How many, 50 unless told.' })
  first?: number;

  @IntInput({ min: 0, max: 1_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;

  @TextInput({
    max: 100,
    optional: true,
    description: "Part of the requester's name or e-mail address, or of the property's name.",
  })
  search?: string;

  @Field(() => SwapStatus, { nullable: true })
  @IsEnum(SwapStatus, { message: '$property must be a status of a swap.' })
  @IsOptional()
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

  @DateInput({ description: 'First day of the week to be given (YYYY-MM-DD).' })
  currentWeekStart!: string;

  @DateInput({ description: 'Last day of the week to be given (YYYY-MM-DD).' })
  currentWeekEnd!: string;

  @DateInput({ description: 'First day of the week to be had (YYYY-MM-DD).' })
  preferredWeekStart!: string;

  @DateInput({ description: 'Last day of the week to be had (YYYY-MM-DD).' })
  preferredWeekEnd!: string;

  @TextInput({ max: 2000, optional: true, description: 'What the requester writes about it.' })
  requestNote?: string;
}
