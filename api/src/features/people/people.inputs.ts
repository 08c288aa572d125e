import { ArgsType } from 'type-graphql';
import { IntInput, TextInput } from '../../kit/input';

@ArgsType()
export class SearchPeopleArgs {
  @TextInput({ max: 100, description: 'Part of a first name, last name or e-mail address.' })
  text!: string;
}

@ArgsType()
export class ListPeopleArgs {
  @TextInput({
    max: 100,
    optional: true,
    description: 'Part of a first name, last name or e-mail address.',
  })
  search?: string;

  @IntInput({ min: 1, max: 100, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IntInput({ min: 0, max: 1_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;
}
