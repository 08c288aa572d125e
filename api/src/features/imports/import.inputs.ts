import { ArgsType } from 'type-graphql';
import { BooleanInput, IdInput, IntInput, TextInput } from '../../core/input/input';
import { MAX_CELL_CHARACTERS, MAX_ROW_CHARACTERS } from './rules';

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

  @IntInput({ optional: true, description: 'The version you read.' })
  version?: number;
}

/** A cell of a row; what it lacks is a problem of the row. */
const CellInput = (description: string) =>
  TextInput({ max: MAX_CELL_CHARACTERS, mayBeBlank: true, description });

@ArgsType()
export class CorrectImportRowArgs extends ImportIdArgs {
  @IntInput({ description: 'Line of the file where the row starts.' })
  line!: number;

  @TextInput({
    max: MAX_ROW_CHARACTERS,
    mayBeBlank: true,
    optional: true,
    description: 'The text of the row that you read.',
  })
  seen?: string;

  @BooleanInput({
    optional: true,
    description:
      'Whether all rows with the property and location that this row had get the new ones as well; defaults to false.',
  })
  withNamesakes?: boolean;

  @CellInput('First name; empty if the share has no owner.')
  firstName!: string;

  @CellInput('Last name; empty if the share has no owner.')
  lastName!: string;

  @CellInput('E-mail address; empty if the share has no owner.')
  email!: string;

  @CellInput('Name of the property.')
  property!: string;

  @CellInput('Its location; may be empty if the property exists.')
  location!: string;

  @CellInput('Number of the share, as a file has it.')
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

  @IntInput({ optional: true, description: 'Returns only the row that starts at this line.' })
  line?: number;
}

/** The place of the column with a field. */
const PlaceInput = (field: string) =>
  IntInput({
    min: 0,
    max: 999,
    optional: true,
    description: `Place of the column with the ${field}, from 0.`,
  });

/**
 * The query of the REST upload; it has the places of the columns if the titles do not say them.
 */
export class ImportQuery {
  @TextInput({ max: 200, description: 'How the file is called.' })
  fileName!: string;

  @PlaceInput('first name')
  firstName?: number;

  @PlaceInput('last name')
  lastName?: number;

  @PlaceInput('e-mail address')
  email?: number;

  @PlaceInput('name of the property')
  property?: number;

  @PlaceInput('location of the property, if there is one')
  location?: number;

  @PlaceInput('number of the share')
  shareNumber?: number;
}
