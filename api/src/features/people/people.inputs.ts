import { ArgsType } from 'type-graphql';
import { TextInput } from '../../core/input/input';

@ArgsType()
export class SearchPeopleArgs {
  @TextInput({ max: 100, description: 'Part of a first name, last name or e-mail address.' })
  text!: string;
}
