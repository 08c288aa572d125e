import { ArgsType } from 'type-graphql';
import { IdInput, NameInput, TextInput } from '../../../core/input/input';
import { MAX_NOTE } from '../special-request.limits';

@ArgsType()
export class SaveAnswerArgs {
  @NameInput({ max: 80, description: 'Title by which it is found; no two are the same.' })
  title!: string;

  @TextInput({ max: MAX_NOTE, description: 'The text.' })
  text!: string;
}

@ArgsType()
export class SavedAnswerIdArgs {
  @IdInput({ description: 'Id of the saved answer.' })
  id!: number;
}
