import { ArgsType } from 'type-graphql';
import { TextInput } from '../../core/input/input';

@ArgsType()
export class AdminSearchArgs {
  @TextInput({
    max: 100,
    description:
      'Words in any order, without regard to case and accents; a number names a share or week.',
  })
  text!: string;
}
