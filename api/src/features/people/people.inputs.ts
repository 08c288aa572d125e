import { ArgsType, InputType } from 'type-graphql';
import { IdInput, SecretInput, TextInput } from '../../core/input/input';

@ArgsType()
export class SearchPeopleArgs {
  @TextInput('Part of a first name, last name or e-mail address.', { max: 100 }) text!: string;
}

@ArgsType()
export class PersonArgs {
  @IdInput('Id of the user.') id!: number;
}

@InputType({ description: 'Confirmation that an account shall be erased.' })
export class EraseMyAccountInput {
  @SecretInput('Your password.') password!: string;
}
