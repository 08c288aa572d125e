import { ArgsType } from 'type-graphql';
import { IdInput, KeyInput } from '../../core/input/input';

@ArgsType()
export class MailIdArgs {
  @IdInput('Id of the e-mail.') id!: number;
}

export class CapturedFileArgs {
  @KeyInput() id!: string;
}
