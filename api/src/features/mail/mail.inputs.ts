import { ArgsType } from 'type-graphql';
import { IntInput, KeyInput } from '../../kit/input/input';

@ArgsType()
export class MailIdArgs {
  @IntInput({ description: 'Id of the e-mail.' })
  id!: number;
}

export class CapturedFileArgs {
  @KeyInput()
  id!: string;
}
