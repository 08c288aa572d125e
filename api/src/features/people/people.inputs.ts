import { ArgsType, InputType } from 'type-graphql';
import { SecretInput, TextInput } from '../../core/input/input';

@ArgsType()
export class SearchPeopleArgs {
  @TextInput({ max: 100, description: 'Part of a first name, last name or e-mail address.' })
  text!: string;
}

@InputType({ description: 'Confirmation that an account shall be erased.' })
export class EraseMyAccountInput {
  @SecretInput({ description: 'Your password.' })
  password!: string;
}
