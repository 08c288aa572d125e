import { ArgsType, InputType } from 'type-graphql';
import { IntInput, TextInput } from '../../kit/input';

@InputType()
export class CreatePropertyInput {
  @TextInput({ max: 200, description: 'How the house is called.' })
  name!: string;

  @TextInput({ max: 200, description: 'Where it stands.' })
  location!: string;
}

@ArgsType()
export class PropertiesArgs {
  @TextInput({ max: 100, optional: true, description: 'Part of a name or location.' })
  search?: string;

  @IntInput({ max: 100, optional: true, description: 'How many, 50 unless told.' })
  first?: number;

  @IntInput({ min: 0, max: 1_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;
}

/** The query of the REST list. */
export class PropertiesQuery {
  @TextInput({ max: 100, optional: true, description: 'Part of a name or location.' })
  search?: string;

  @IntInput({ max: 100, optional: true, description: 'How many, 50 unless told.' })
  limit?: number;

  @IntInput({ min: 0, max: 1_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;
}

@ArgsType()
export class PropertyIdArgs {
  @IntInput()
  id!: number;
}
