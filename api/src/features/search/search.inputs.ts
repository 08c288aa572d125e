import { ArgsType } from 'type-graphql';
import { TextInput } from '../../core/input/input';

@ArgsType()
export class AdminSearchArgs {
  @TextInput(
    'Words in any order, without regard to case and accents; a number names a share or week.',
    { max: 100 },
  )
  text!: string;
}
