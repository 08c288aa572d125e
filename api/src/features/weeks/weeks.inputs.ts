import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import {
  BooleanInput,
  ClearableTextInput,
  EnumInput,
  IdInput,
  IntInput,
  KeyInput,
  NameInput,
  OwnersReasonInput,
  TextInput,
} from '../../core/input/input';
import { Season } from './week.types';

const YearInput = (description: string) => IntInput(description, { min: 1900, max: 2400 });

@ArgsType()
export class CalendarArgs {
  @IdInput('Id of the property.') propertyId!: number;
  @YearInput('Year in which the weeks start.') year!: number;
}

@ArgsType()
export class StaysArgs {
  @IntInput('Page size; defaults to 10.', { max: 100, optional: true }) first?: number;
}

@InputType({ description: 'An open week to claim.' })
export class ClaimWeekInput {
  @IdInput('Id of the property.') propertyId!: number;
  @YearInput('Year in which the week starts.') year!: number;
  @IntInput('Number of the week (1 to 53).', { max: 53 }) week!: number;
  @IdInput('Id of your share that is to hold the week.') shareId!: number;
}

@InputType({ description: 'A week for a share.' })
export class GiveWeekInput {
  @IdInput('Id of the property.') propertyId!: number;
  @YearInput('Year in which the week starts; it may be over.') year!: number;
  @IntInput('Number of the week (1 to 53).', { max: 53 }) week!: number;
  @IdInput('Id of the share that is to hold the week.') shareId!: number;
  @IdInput('Id of the booking that you move; left out for a week that no one holds.', {
    optional: true,
  })
  bookingId?: number;
  @TextInput('Why, for the owners to read.', { max: 500 }) reason!: string;
}

@ArgsType()
export class BookingIdArgs {
  @IdInput('Id of your booking.') bookingId!: number;
}

@ArgsType()
export class ReleaseWeekArgs extends BookingIdArgs {
  @OwnersReasonInput('Why, for the owners to read; needed for a week of someone else.')
  reason?: string;
}

@InputType({ description: 'The guests of a stay.' })
export class NameGuestsInput {
  @IdInput('Id of your booking.') bookingId!: number;
  @ClearableTextInput('Names of the guests, one per line; empty to remove them.', { max: 1620 })
  guests!: string;
  @IntInput('How many stay, those without a name included; left out if unknown.', {
    max: 99,
    optional: true,
  })
  guestCount?: number;
  @BooleanInput('Whether co-owners see who stays; defaults to false.', { optional: true })
  guestsShown?: boolean;
  @IntInput('The version of the booking that you read.', { optional: true }) version?: number;
}

@ArgsType()
export class NewFeedArgs {
  @IdInput(
    'Id of the property whose whole calendar to show; defaults to your own weeks in all properties.',
    { optional: true },
  )
  propertyId?: number;
}

@ArgsType()
export class FeedIdArgs {
  @IdInput('Id of the feed.') id!: number;
}

@InputType({ description: 'The tags of a week.' })
export class WeekTagInput {
  @IntInput('Number of the week (1 to 53).', { max: 53 }) week!: number;
  @EnumInput(Season, 'Season of the week.') season!: Season;
  @NameInput('Holiday in that week, such as Christmas; left out for none.', {
    max: 50,
    optional: true,
  })
  holiday?: string;
  @BooleanInput('True if the week is reserved for maintenance and cannot be booked.')
  isMaintenance!: boolean;
}

@InputType({ description: 'New tags for weeks of a property and year.' })
export class TagWeeksInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Year in which the weeks start.', { min: 1900, max: 2400 }) year!: number;

  @Field(() => [WeekTagInput], { description: 'Weeks to change; the others stay as they are.' })
  @IsArray({ message: 'weeks must be a list.' })
  @ArrayMinSize(1, { message: 'weeks must name at least one week.' })
  @ArrayMaxSize(53, { message: 'weeks must name at most 53 weeks.' })
  @ArrayUnique(({ week }: WeekTagInput) => week, { message: 'weeks must name each week once.' })
  @ValidateNested({ each: true })
  weeks!: WeekTagInput[];

  @OwnersReasonInput() reason?: string;
  @IntInput('The tagsVersion you read.', { min: 0, optional: true }) version?: number;
}

export class FeedTokenArgs {
  @KeyInput() token!: string;
}
