import { ArgsType } from 'type-graphql';
import { BooleanInput, IdInput, IntInput, TextInput } from '../../core/input/input';

@ArgsType()
export class ImportIdArgs {
  @IdInput({ description: 'Id of the import.' })
  id!: number;
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

  @BooleanInput({ optional: true, description: 'Whether to return rejected rows only.' })
  refusedOnly?: boolean;
}

/** The query of the REST upload. */
export class ImportQuery {
  @TextInput({ max: 200, description: 'How the file is called.' })
  fileName!: string;
}
