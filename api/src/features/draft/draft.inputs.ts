import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { BooleanInput, EnumInput, IntInput, PatternInput, TextInput } from '../../kit/input';
import { TurnOrder } from './draft.types';

const YearInput = () =>
  IntInput({ min: 1900, max: 2400, description: 'The year whose weeks are drafted.' });

/** Three weeks: no one waits longer for one share, and what is left of it in ms still fits an Int. */
const MAX_WINDOW_SECONDS = 21 * 24 * 3600;

@ArgsType()
export class DraftArgs {
  @IntInput({ description: 'The property.' })
  propertyId!: number;

  @YearInput()
  year!: number;
}

@ArgsType()
export class DraftIdArgs {
  @IntInput()
  draftId!: number;
}

@ArgsType()
export class DraftsArgs {
  @IntInput({ optional: true, description: 'The property; defaults to my properties.' })
  propertyId?: number;
}

@ArgsType()
export class LedgerArgs {
  @IntInput({ description: 'The property.' })
  propertyId!: number;
}

@ArgsType()
export class WishListArgs {
  @IntInput({ description: 'A share of mine.' })
  shareId!: number;

  @YearInput()
  year!: number;
}

@InputType()
export class PlanDraftInput {
  @IntInput({ description: 'The property.' })
  propertyId!: number;

  @YearInput()
  year!: number;

  @IntInput({ max: 52, optional: true, description: "Defaults to the property's weeks per share." })
  rounds?: number;

  @EnumInput(TurnOrder, { optional: true, description: 'Defaults to a serpentine.' })
  order?: TurnOrder;

  @IntInput({
    max: MAX_WINDOW_SECONDS,
    optional: true,
    description: 'How long a turn lasts, in seconds; defaults to 48 hours.',
  })
  windowSeconds?: number;

  @IntInput({
    min: 0,
    max: 52,
    clearable: true,
    description:
      'Holiday weeks of a share before the last round: defaults to 1; null for any number.',
  })
  holidayCap?: number | null;

  @IntInput({
    min: 0,
    max: 52,
    clearable: true,
    description: 'Peak weeks of a share; defaults to any number.',
  })
  peakCap?: number | null;

  @PatternInput({
    pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
    rule: 'be a time with its zone, as 2027-01-10T18:00:00Z',
    clearable: true,
    description: 'When it opens automatically; by default only by hand.',
  })
  opensAt?: string | null;

  @IntInput({
    optional: true,
    description: 'The version that was read, when changing a plan; any when absent.',
  })
  version?: number;
}

@InputType()
export class PickWeekInput {
  @IntInput({ description: 'The draft.' })
  draftId!: number;

  @IntInput({ description: 'Which of my shares chooses.' })
  shareId!: number;

  @IntInput({ max: 53, description: '1 to 53.' })
  week!: number;
}

@ArgsType()
export class UndoPickArgs {
  @IntInput()
  draftId!: number;

  @TextInput({ max: 300, description: 'Why; everyone can read it.' })
  reason!: string;

  @IntInput({
    max: 53,
    optional: true,
    description: 'The week that the last pick took when it was read.',
  })
  week?: number;
}

@InputType()
export class WishListInput {
  @IntInput({ description: 'A share of mine.' })
  shareId!: number;

  @YearInput()
  year!: number;

  @Field(() => [Int], { description: 'Week numbers, the dearest first.' })
  @IsArray({ message: 'weeks must be a list.' })
  @ArrayMaxSize(53, { message: 'weeks must name at most 53 weeks.' })
  @ArrayUnique({ message: 'weeks must name each week once.' })
  @IsInt({ each: true, message: 'weeks must be week numbers.' })
  @Min(1, { each: true, message: 'weeks must be from 1 to 53.' })
  @Max(53, { each: true, message: 'weeks must be from 1 to 53.' })
  weeks!: number[];

  @BooleanInput({ description: 'Choose from it as soon as my turn comes.' })
  isAutopilot!: boolean;
}
