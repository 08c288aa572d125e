import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumInput,
  IdInput,
  IntInput,
  KeyInput,
  NameInput,
  OwnersReasonInput,
  TextInput,
} from '../../core/input/input';
import { isVisible } from '../../core/input/texts';
import { Season } from './week.types';

const YearInput = (description: string) => IntInput({ min: 1900, max: 2400, description });

@ArgsType()
export class CalendarArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @YearInput('Year in which the weeks start.')
  year!: number;
}

@ArgsType()
export class StaysArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 10.' })
  first?: number;
}

@InputType({ description: 'An open week to claim.' })
export class ClaimWeekInput {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @YearInput('Year in which the week starts.')
  year!: number;

  @IntInput({ max: 53, description: 'Number of the week (1 to 53).' })
  week!: number;

  @IdInput({ description: 'Id of your share that is to hold the week.' })
  shareId!: number;
}

@ArgsType()
export class BookingIdArgs {
  @IdInput({ description: 'Id of your booking.' })
  bookingId!: number;
}

@ArgsType()
export class ReleaseWeekArgs extends BookingIdArgs {
  @OwnersReasonInput('Why, for the owners to read; needed for a week of someone else.')
  reason?: string;
}

/** An empty text removes the guests; one that shows nothing is refused. */
const GuestsInput = (): PropertyDecorator => {
  const description = 'Names of the guests; empty to remove them.';
  const decorate = TextInput({ max: 500, mayBeBlank: true, description });
  const shows = ValidateBy(
    {
      name: 'isVisible',
      validator: { validate: (it: string) => /^\s*$/.test(it) || isVisible(it) },
    },
    { message: '$property must show something, or be empty.' },
  );
  return (target, property) => {
    decorate(target, property);
    shows(target, property);
  };
};

@InputType({ description: 'The guests of a stay.' })
export class NameGuestsInput {
  @IdInput({ description: 'Id of your booking.' })
  bookingId!: number;

  @GuestsInput()
  guests!: string;
}

@ArgsType()
export class NewFeedArgs {
  @IdInput({
    optional: true,
    description:
      'Id of the property whose whole calendar to show; defaults to your own weeks in all properties.',
  })
  propertyId?: number;
}

@ArgsType()
export class FeedIdArgs {
  @IdInput({ description: 'Id of the feed.' })
  id!: number;
}

@InputType({ description: 'The tags of a week.' })
export class WeekTagInput {
  @IntInput({ max: 53, description: 'Number of the week (1 to 53).' })
  week!: number;

  @EnumInput(Season, { description: 'Season of the week.' })
  season!: Season;

  @NameInput({
    max: 50,
    optional: true,
    description: 'Holiday in that week, such as Christmas; left out for none.',
  })
  holiday?: string;

  @BooleanInput({
    description: 'True if the week is reserved for maintenance and cannot be booked.',
  })
  isMaintenance!: boolean;
}

@InputType({ description: 'New tags for weeks of a property and year.' })
export class TagWeeksInput {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({ min: 1900, max: 2400, description: 'Year in which the weeks start.' })
  year!: number;

  @Field(() => [WeekTagInput], { description: 'Weeks to change; the others stay as they are.' })
  @IsArray({ message: 'weeks must be a list.' })
  @ArrayMinSize(1, { message: 'weeks must name at least one week.' })
  @ArrayMaxSize(53, { message: 'weeks must name at most 53 weeks.' })
  @ArrayUnique(({ week }: WeekTagInput) => week, { message: 'weeks must name each week once.' })
  @ValidateNested({ each: true })
  weeks!: WeekTagInput[];

  @OwnersReasonInput()
  reason?: string;

  @IntInput({ min: 0, optional: true, description: 'The tagsVersion you read.' })
  version?: number;
}

export class FeedTokenArgs {
  @KeyInput()
  token!: string;
}
