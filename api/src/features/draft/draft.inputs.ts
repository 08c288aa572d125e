import { Matches } from 'class-validator';
import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumInput,
  type FieldOptions,
  IdInput,
  IntInput,
  NestedInput,
  PatternInput,
  TextInput,
} from '../../core/input/input';
import { WeekNumbersInput } from '../../core/input/week-numbers';
import { SignatureInput } from './devices/devices.types';
import { TurnOrder } from './draft.types';
import { FEWEST_LETTERS, READABLE } from './rules';

const YearInput = () => IntInput('Year whose weeks are drafted.', { min: 1900, max: 2400 });

const TimeInput = (description: string) =>
  PatternInput(description, {
    pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
    rule: 'be a time with its zone, as 2027-01-10T18:00:00Z',
    clearable: true,
  });

/**
 * Three weeks: a longer turn would keep the others waiting, and the time left in ms must fit an
 * Int.
 */
const MAX_WINDOW_SECONDS = 21 * 24 * 3600;

@ArgsType()
export class DraftArgs {
  @IdInput('Id of the property.') propertyId!: number;
  @YearInput() year!: number;
}

@ArgsType()
export class DraftIdArgs {
  @IdInput('Id of the draft.') draftId!: number;
}

@ArgsType()
export class DropDraftArgs extends DraftIdArgs {
  @IntInput('The version you read, to keep a plan changed since.', { optional: true })
  version?: number;
}

@ArgsType()
export class DraftsArgs {
  @IdInput('Id of the property; defaults to all of yours.', { optional: true }) propertyId?: number;
}

@ArgsType()
export class LedgerArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

@ArgsType()
export class HouseLogQuery {
  @BooleanInput('False to leave out the logs of its drafts.', { optional: true }) drafts?: boolean;
}

@ArgsType()
export class WishListArgs {
  @IdInput('Id of your share.') shareId!: number;
  @YearInput() year!: number;
}

@ArgsType()
export class ShareYearsArgs {
  @IdInput('Id of your share.') shareId!: number;
}

@InputType({ description: 'The plan of a draft.' })
export class PlanDraftInput {
  @IdInput('Id of the property.') propertyId!: number;
  @YearInput() year!: number;
  @IntInput('Number of rounds; defaults to the weeks per share of the property.', {
    max: 52,
    optional: true,
  })
  rounds?: number;
  @EnumInput(TurnOrder, 'Order of the rounds after the first; defaults to SERPENTINE.', {
    optional: true,
  })
  order?: TurnOrder;
  @IntInput('Length of a turn, in seconds; defaults to 48 hours.', {
    max: MAX_WINDOW_SECONDS,
    optional: true,
  })
  windowSeconds?: number;
  @IntInput(
    'Maximum holiday weeks per share before the last round; defaults to 1; null for no limit.',
    { min: 0, max: 52, clearable: true },
  )
  holidayCap?: number | null;
  @IntInput('Maximum peak weeks per share; defaults to no limit.', {
    min: 0,
    max: 52,
    clearable: true,
  })
  peakCap?: number | null;
  @TimeInput(
    'When to open it automatically, at once if that has passed; by default it is opened manually.',
  )
  opensAt?: string | null;
  @IntInput('The version you read; required to change an existing plan.', { optional: true })
  version?: number;
}

@InputType()
abstract class WeekChoice {
  @IdInput('Id of the draft.') draftId!: number;
  @IdInput('Id of your share whose turn it is.') shareId!: number;
  @IntInput('Number of the week (1 to 53).', { max: 53 }) week!: number;
}

@InputType({ description: 'A choice in a draft.' })
export class PickWeekInput extends WeekChoice {
  @NestedInput(SignatureInput, 'The signature of your browser.', { optional: true })
  signed?: SignatureInput;
}

/** Why an administrator steers: one mark or a full stop says nothing. */
const ReasonInput = (description: string, options: FieldOptions = {}) =>
  TextInput(
    description,
    { ...options, max: 300 },
    Matches(READABLE, { message: `$property must have at least ${FEWEST_LETTERS} letters.` }),
  );

@ArgsType()
export class SteerClockArgs {
  @IdInput('Id of the draft.') draftId!: number;
  @ReasonInput('The reason, visible to every participant; needed to pause.', { optional: true })
  reason?: string;
}

@InputType({ description: 'A choice in a draft for an owner who asked for it.' })
export class PickForOwnerInput extends WeekChoice {
  @ReasonInput('The reason, visible to every participant.') reason!: string;
}

@InputType({ description: 'The person who chooses for a share in one draft.' })
export class DelegateTurnsInput {
  @IdInput('Id of the draft.') draftId!: number;
  @IdInput('Id of your share.') shareId!: number;
  @IdInput('Id of a share in the same property, whose owner chooses for you.')
  delegateShareId!: number;
  @TimeInput('Until when; to the end of the draft by default.') until?: string | null;
}

@ArgsType()
export class RevokeDelegationArgs {
  @IdInput('Id of the draft.') draftId!: number;
  @IdInput('Id of your share.') shareId!: number;
}

@ArgsType()
export class UndoPickArgs {
  @IdInput('Id of the draft.') draftId!: number;
  @ReasonInput('The reason, visible to every participant.') reason!: string;
  @IntInput(
    'Number of the week of the last pick that you read; CONFLICT if it is another by now.',
    { max: 53, optional: true },
  )
  week?: number;
}

@InputType({ description: 'A wish list to save.' })
export class WishListInput {
  @IdInput('Id of your share.') shareId!: number;
  @YearInput() year!: number;
  @WeekNumbersInput('Week numbers, most wanted first.') weeks!: number[];
  @BooleanInput('Whether to choose from the list as soon as it is the share’s turn.')
  isAutopilot!: boolean;
  @PatternInput('Your own 32 random bytes, in hex, of the commitment; by default the server’s.', {
    pattern: /^[0-9a-f]{64}$/,
    rule: 'be 32 bytes in hex',
    optional: true,
  })
  salt?: string;
  @NestedInput(SignatureInput, 'The signature of your browser, of a list in an open draft.', {
    optional: true,
  })
  signed?: SignatureInput;
}

@InputType({ description: 'A year to give by the rotation.' })
export class FillByRotationInput {
  @IdInput('Id of the property.') propertyId!: number;
  @YearInput() year!: number;
  @TextInput('The fingerprint of the weeks that you saw.', { max: 500 }) fingerprint!: string;
  @ReasonInput('Why, for the owners to read.') reason!: string;
}

@InputType({ description: 'A year that was agreed outside Fairweek, or no longer is.' })
export class AgreeYearInput {
  @IdInput('Id of the property.') propertyId!: number;
  @YearInput() year!: number;
  @ReasonInput('Why, for the owners to read.') reason!: string;
}
