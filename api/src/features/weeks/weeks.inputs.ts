import { ArgsType, InputType } from 'type-graphql';
import { IntInput, PatternInput } from '../../kit/input';

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
  @IntInput({ max: 100, optional: true, description: 'How many, 10 unless told.' })
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
