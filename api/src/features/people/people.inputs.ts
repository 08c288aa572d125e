import { ArgsType, InputType } from 'type-graphql';
import { SecretInput, TextInput } from '../../core/input/input';

@ArgsType()
export class SearchPeopleArgs {
  @TextInput('Part of a first name, last name or e-mail address.', { max: 100 }) text!: string;
}

@InputType({ description: 'Confirmation that an account shall be erased.' })
export class EraseMyAccountInput {
  @SecretInput('Your password.') password!: string;
}
