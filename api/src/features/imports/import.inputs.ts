import { ValidateBy } from 'class-validator';
import { ArgsType } from 'type-graphql';
import {
  BlankableInput,
  BooleanInput,
  IdInput,
  IntInput,
  PatternInput,
  TextInput,
} from '../../core/input/input';
import { CHOICE_PATTERN, choiceProblem } from './rules';
import { SHOWN_CHARACTERS } from './steps/stage-row';

@ArgsType()
export class ImportIdArgs {
  @IdInput({ description: 'Id of the import.' })
  id!: number;
}

@ArgsType()
export class ApplyImportArgs extends ImportIdArgs {
  @IntInput({
    min: 0,
    max: 1_000_000,
    optional: true,
    description:
      'The number of refused rows, as the preview shows it, to leave out; defaults to 0.',
  })
  leaveOut?: number;
}

@ArgsType()
export class CorrectImportRowArgs extends ImportIdArgs {
  @IntInput({ description: 'Line of the file where the row starts.' })
  line!: number;

  @BlankableInput({
    max: SHOWN_CHARACTERS,
    description: 'First name; empty if the share has no owner.',
  })
  firstName!: string;

  @BlankableInput({
    max: SHOWN_CHARACTERS,
    description: 'Last name; empty if the share has no owner.',
  })
  lastName!: string;

  @BlankableInput({
    max: SHOWN_CHARACTERS,
    description: 'E-mail address; empty if the share has no owner.',
  })
  email!: string;

  @BlankableInput({ max: SHOWN_CHARACTERS, description: 'Name of the property.' })
  property!: string;

  @BlankableInput({
    max: SHOWN_CHARACTERS,
    description: 'Its location; may be empty if the property exists.',
  })
  location!: string;

  @BlankableInput({ max: SHOWN_CHARACTERS, description: 'Number of the share, as a file has it.' })
  shareNumber!: string;
}

@ArgsType()
export class ImportRowsArgs {
  @IntInput({ max: 200, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IntInput({
    min: 0,
    max: 1_000_000,
    optional: true,
    description: 'Number of items to skip; defaults to 0.',
  })
  offset?: number;

  @BooleanInput({ optional: true, description: 'Whether to return refused rows only.' })
  refusedOnly?: boolean;
}

/** Refuses a choice of columns that leaves out a field, or names one or a column twice. */
const ClearChoice = () =>
  ValidateBy({
    name: 'isClearChoice',
    validator: {
      validate: (value) => choiceProblem(String(value)) === null,
      defaultMessage: (of) => choiceProblem(String(of?.value)) ?? '',
    },
  });

/** The query of the REST upload. */
export class ImportQuery {
  @TextInput({ max: 200, description: 'How the file is called.' })
  fileName!: string;

  @ClearChoice()
  @PatternInput({
    pattern: CHOICE_PATTERN,
    rule: 'name the place of each field, such as firstName:0,lastName:1,email:2,property:3,shareNumber:4',
    optional: true,
    description:
      'Which column is which, counted from 0, if the titles do not say it: ' +
      'firstName:0,lastName:1,email:3,property:2,shareNumber:5, and location. ' +
      'If firstName and lastName name the same column, it is split at its last space or its comma.',
  })
  columns?: string;
}
