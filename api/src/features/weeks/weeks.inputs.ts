import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumInput,
  IntInput,
  KeyInput,
  PatternInput,
  TextInput,
} from '../../kit/input';
import { Season } from './week.types';

const YearInput = (description?: string) => IntInput({ min: 1900, max: 2400, description });

@ArgsType()
export class CalendarArgs {
  @IntInput()
  propertyId!: number;

  @YearInput()
  year!: number;
}

@ArgsType()
export class StaysArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 10.' })
  first?: number;
}

@InputType()
export class ClaimWeekInput {
  @IntInput({ description: 'Where.' })
  propertyId!: number;

  @YearInput('The year in which the week starts.')
  year!: number;

  @IntInput({ max: 53, description: '1 to 53.' })
  week!: number;

  @IntInput({ description: 'Which of my shares is to hold the week.' })
  shareId!: number;
}

@ArgsType()
export class BookingIdArgs {
  @IntInput()
  bookingId!: number;
}

@InputType()
export class NameGuestsInput {
  @IntInput({ description: 'The week that they stay in.' })
  bookingId!: number;

  @PatternInput({
    pattern: /^[^\0]{0,500}$/su,
    rule: 'have at most 500 characters',
    description: 'Who stays; empty for nobody known.',
  })
  guests!: string;
}

@ArgsType()
export class NewFeedArgs {
  @IntInput({
    optional: true,
    description: 'The whole calendar of this property; my own weeks everywhere without one.',
  })
  propertyId?: number;
}

@ArgsType()
export class FeedIdArgs {
  @IntInput()
  id!: number;
}

@InputType()
export class WeekTagInput {
  @IntInput({ max: 53, description: '1 to 53.' })
  week!: number;

  @EnumInput(Season, { description: 'How sought-after it is.' })
  season!: Season;

  @TextInput({ max: 50, optional: true, description: 'Christmas, say; none when it is left out.' })
  holiday?: string;

  @BooleanInput({ description: 'True when nobody can hold the week.' })
  isMaintenance!: boolean;
}

@InputType()
export class TagWeeksInput {
  @IntInput({ description: 'Where.' })
  propertyId!: number;

  @IntInput({ min: 1900, max: 2400, description: 'The year in which the weeks start.' })
  year!: number;

  @Field(() => [WeekTagInput], { description: 'What changes; the other weeks stay as they are.' })
  @IsArray({ message: 'weeks must be a list.' })
  @ArrayMinSize(1, { message: 'weeks must name at least one week.' })
  @ArrayMaxSize(53, { message: 'weeks must name at most 53 weeks.' })
  @ArrayUnique(({ week }: WeekTagInput) => week, { message: 'weeks must name each week once.' })
  @ValidateNested({ each: true })
  weeks!: WeekTagInput[];

  @IntInput({ min: 0, optional: true, description: "The year's tagsVersion that was read." })
  version?: number;
}

export class FeedTokenArgs {
  @KeyInput()
  token!: string;
}
