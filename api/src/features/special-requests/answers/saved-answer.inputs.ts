import { ArgsType } from 'type-graphql';
import { IdInput, NameInput, TextInput } from '../../../core/input/input';
import { MAX_NOTE } from '../special-request.limits';

@ArgsType()
export class SaveAnswerArgs {
  @NameInput('Title by which it is found; no two are the same.', { max: 80 }) title!: string;
  @TextInput('The text.', { max: MAX_NOTE }) text!: string;
}

@ArgsType()
export class SavedAnswerIdArgs {
  @IdInput('Id of the saved answer.') id!: number;
}
