import { ArgsType } from 'type-graphql';
import { IdInput, NameInput, TextInput } from '../../../core/input/input';
import { Id, Text, View } from '../../../core/view/view';
import { MAX_NOTE } from '../special-request.limits';

@View('A text that administrators answer special requests with.')
export class SavedAnswer {
  @Id('Id of the answer.') id!: number;
  @Text('Title by which it is found.') title!: string;
  @Text('The text.') text!: string;
}

@ArgsType()
export class SaveAnswerArgs {
  @NameInput('Title by which it is found; no two are the same.', { max: 80 }) title!: string;
  @TextInput('The text.', { max: MAX_NOTE }) text!: string;
}

@ArgsType()
export class SavedAnswerIdArgs {
  @IdInput('Id of the saved answer.') id!: number;
}
