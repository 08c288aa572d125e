import { Matches } from 'class-validator';
import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumInput,
  type FieldOptions,
  IdInput,
  IntInput,
  PatternInput,
  TextInput,
} from '../../core/input/input';
import { WeekNumbersInput } from '../../core/input/week-numbers';
import { TurnOrder } from './draft.types';
import { FEWEST_LETTERS, READABLE } from './rules';

const YearInput = () =>
  IntInput({ min: 1900, max: 2400, description: 'Year whose weeks are drafted.' });

const TimeInput = (description: string) =>
  PatternInput({
    pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
    rule: 'be a time with its zone, as 2027-01-10T18:00:00Z',
    clearable: true,
    description,
  });

/**
 * Three weeks: a longer turn would keep the others waiting, and the time left in ms must fit an
 * Int.
 */
const MAX_WINDOW_SECONDS = 21 * 24 * 3600;

@ArgsType()
export class DraftArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @YearInput()
  year!: number;
}

@ArgsType()
export class DraftIdArgs {
  @IdInput({ description: 'Id of the draft.' })
  draftId!: number;
}

@ArgsType()
export class DropDraftArgs extends DraftIdArgs {
  @IntInput({ optional: true, description: 'The version you read, to keep a plan changed since.' })
  version?: number;
}

@ArgsType()
export class DraftsArgs {
  @IdInput({ optional: true, description: 'Id of the property; defaults to all of yours.' })
  propertyId?: number;
}

@ArgsType()
export class LedgerArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}

@ArgsType()
export class WishListArgs {
  @IdInput({ description: 'Id of your share.' })
  shareId!: number;

  @YearInput()
  year!: number;
}

@ArgsType()
export class ShareYearsArgs {
  @IdInput({ description: 'Id of your share.' })
  shareId!: number;
}

@InputType({ description: 'The plan of a draft.' })
export class PlanDraftInput {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @YearInput()
  year!: number;

  @IntInput({
    max: 52,
    optional: true,
    description: 'Number of rounds; defaults to the weeks per share of the property.',
  })
  rounds?: number;

  @EnumInput(TurnOrder, {
    optional: true,
    description: 'Order of the rounds after the first; defaults to SERPENTINE.',
  })
  order?: TurnOrder;

  @IntInput({
    max: MAX_WINDOW_SECONDS,
    optional: true,
    description: 'Length of a turn, in seconds; defaults to 48 hours.',
  })
  windowSeconds?: number;

  @IntInput({
    min: 0,
    max: 52,
    clearable: true,
    description:
      'Maximum holiday weeks per share before the last round; defaults to 1; null for no limit.',
  })
  holidayCap?: number | null;

  @IntInput({
    min: 0,
    max: 52,
    clearable: true,
    description: 'Maximum peak weeks per share; defaults to no limit.',
  })
  peakCap?: number | null;

  @TimeInput(
    'When to open it automatically, at once if that has passed; by default it is opened manually.',
  )
  opensAt?: string | null;

  @IntInput({
    optional: true,
    description: 'The version you read; required to change an existing plan.',
  })
  version?: number;
}

@InputType({ description: 'A choice in a draft.' })
export class PickWeekInput {
  @IdInput({ description: 'Id of the draft.' })
  draftId!: number;

  @IdInput({ description: 'Id of your share whose turn it is.' })
  shareId!: number;

  @IntInput({ max: 53, description: 'Number of the week (1 to 53).' })
  week!: number;
}

/** Why an administrator steers: one mark or a full stop says nothing. */
const ReasonInput = ({
  optional,
  description = 'The reason, visible to every participant.',
}: FieldOptions = {}): PropertyDecorator => {
  const decorate = TextInput({ max: 300, description, optional });
  const hasLetters = Matches(READABLE, {
    message: `$property must have at least ${FEWEST_LETTERS} letters.`,
  });
  return (target, property) => {
    decorate(target, property);
    hasLetters(target, property);
  };
};

@ArgsType()
export class SteerClockArgs {
  @IdInput({ description: 'Id of the draft.' })
  draftId!: number;

  @ReasonInput({
    optional: true,
    description: 'The reason, visible to every participant; needed to pause.',
  })
  reason?: string;
}

@InputType({ description: 'A choice in a draft for an owner who asked for it.' })
export class PickForOwnerInput extends PickWeekInput {
  @ReasonInput()
  reason!: string;
}

@InputType({ description: 'The person who chooses for a share in one draft.' })
export class DelegateTurnsInput {
  @IdInput({ description: 'Id of the draft.' })
  draftId!: number;

  @IdInput({ description: 'Id of your share.' })
  shareId!: number;

  @IdInput({ description: 'Id of a share in the same property, whose owner chooses for you.' })
  delegateShareId!: number;

  @TimeInput('Until when; to the end of the draft by default.')
  until?: string | null;
}

@ArgsType()
export class RevokeDelegationArgs {
  @IdInput({ description: 'Id of the draft.' })
  draftId!: number;

  @IdInput({ description: 'Id of your share.' })
  shareId!: number;
}

@ArgsType()
export class UndoPickArgs {
  @IdInput({ description: 'Id of the draft.' })
  draftId!: number;

  @ReasonInput()
  reason!: string;

  @IntInput({
    max: 53,
    optional: true,
    description:
      'Number of the week of the last pick that you read; CONFLICT if it is another by now.',
  })
  week?: number;
}

@InputType({ description: 'A wish list to save.' })
export class WishListInput {
  @IdInput({ description: 'Id of your share.' })
  shareId!: number;

  @YearInput()
  year!: number;

  @WeekNumbersInput({ description: 'Week numbers, most wanted first.' })
  weeks!: number[];

  @BooleanInput({
    description: 'Whether to choose from the list as soon as it is the share’s turn.',
  })
  isAutopilot!: boolean;
}
