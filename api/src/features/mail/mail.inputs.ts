import { ArgsType } from 'type-graphql';
import { IntInput } from '../../kit/input';

@ArgsType()
export class MailIdArgs {
  @IntInput({ description: 'The mail.' })
  id!: number;
}
