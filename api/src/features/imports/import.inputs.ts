import { ArgsType } from 'type-graphql';
import { BooleanInput, IdInput, IntInput, TextInput } from '../../core/input/input';
import { MAX_CELL_CHARACTERS, MAX_ROW_CHARACTERS } from './rules';

@ArgsType()
export class ImportIdArgs {
  @IdInput('Id of the import.') id!: number;
}

@ArgsType()
export class ApplyImportArgs extends ImportIdArgs {
  @IntInput('The number of refused rows, as the preview shows it, to leave out; defaults to 0.', {
    min: 0,
    max: 1_000_000,
    optional: true,
  })
  leaveOut?: number;
  @IntInput('The version you read.', { optional: true }) version?: number;
}

/** A cell of a row; what it lacks is a problem of the row. */
const CellInput = (description: string, optional = false) =>
  TextInput(description, { max: MAX_CELL_CHARACTERS, mayBeBlank: true, optional });

@ArgsType()
export class CorrectImportRowArgs extends ImportIdArgs {
  @IntInput('Line of the file where the row starts.') line!: number;
  @IntInput('Which of the people of the line; defaults to 1.', { min: 1, optional: true })
  person?: number;
  @TextInput('The text of the row that you read.', {
    max: MAX_ROW_CHARACTERS,
    mayBeBlank: true,
    optional: true,
  })
  seen?: string;
  @BooleanInput(
    'Whether all rows with the property and location that this row had get the new ones as well; defaults to false.',
    { optional: true },
  )
  withNamesakes?: boolean;
  @CellInput('First name; empty if the share has no owner.') firstName!: string;
  @CellInput('Last name; empty if the share has no owner.') lastName!: string;
  @CellInput('E-mail address; empty if the share has no owner.') email!: string;
  @CellInput('Name of the property.') property!: string;
  @CellInput('Its location; may be empty if the property exists.') location!: string;
  @CellInput('Number of the share, as a file has it.') shareNumber!: string;
  @CellInput('Year of the week; defaults to none.', true) year?: string;
  @CellInput('Number of the week; defaults to none.', true) week?: string;
  @CellInput('Arrival day of the week; defaults to none.', true) arrival?: string;
}

@ArgsType()
export class ImportRowsArgs {
  @IntInput('Page size; defaults to 50.', { max: 200, optional: true }) first?: number;
  @IntInput('Number of items to skip; defaults to 0.', { min: 0, max: 1_000_000, optional: true })
  offset?: number;
  @BooleanInput('Whether to return refused rows only.', { optional: true }) refusedOnly?: boolean;
  @IntInput('Returns only the rows that start at this line.', { optional: true }) line?: number;
}

/** The place of the column with a field. */
const PlaceInput = (field: string) =>
  IntInput(`Place of the column with the ${field}, from 0.`, { min: 0, max: 999, optional: true });

/**
 * The query of the REST upload; it has the places of the columns if the titles do not say them.
 */
export class ImportQuery {
  @TextInput('How the file is called.', { max: 200 }) fileName!: string;
  @IdInput('Id of the property that rows without one are about.', { optional: true })
  propertyId?: number;
  @PlaceInput('first name') firstName?: number;
  @PlaceInput('last name') lastName?: number;
  @PlaceInput('e-mail address') email?: number;
  @PlaceInput('name of the property') property?: number;
  @PlaceInput('location of the property, if there is one') location?: number;
  @PlaceInput('number of the share') shareNumber?: number;
  @PlaceInput('year of a week') year?: number;
  @PlaceInput('number of a week') week?: number;
  @PlaceInput('arrival day of a week, instead of its year and number') arrival?: number;
}
