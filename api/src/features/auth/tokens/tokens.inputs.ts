import { ArgsType, InputType } from 'type-graphql';
import { EnumsInput, IntInput, NameInput, TextInput } from '../../../core/input/input';
import { MAX_ADMIN_TOKEN_DAYS, MAX_TOKEN_DAYS } from '../rules';
import { AccessScope } from './access-token.entity';

@InputType({ description: 'A new access token.' })
export class CreateAccessTokenInput {
  @NameInput({ max: 100, description: 'What it is for, such as "Heating at the lake".' })
  name!: string;

  @EnumsInput(AccessScope, { description: 'What it lets a program do: at least one scope.' })
  scopes!: AccessScope[];

  @IntInput({
    max: MAX_TOKEN_DAYS,
    description: `In how many days it expires; ${MAX_TOKEN_DAYS} at most, ${MAX_ADMIN_TOKEN_DAYS} with a scope of administrators.`,
  })
  days!: number;
}

@ArgsType()
export class AccessTokenArgs {
  @TextInput({ max: 100, description: 'Id of the access token.' })
  id!: string;
}
