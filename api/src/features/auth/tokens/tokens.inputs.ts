import { ArgsType, InputType } from 'type-graphql';
import { IntInput, NameInput, TextInput } from '../../../core/input/input';
import { EnumsInput } from '../../../core/input/list-input';
import { MAX_ADMIN_TOKEN_DAYS, MAX_TOKEN_DAYS } from '../rules';
import { AccessScope } from './access-token.entity';

@InputType({ description: 'A new access token.' })
export class CreateAccessTokenInput {
  @NameInput('What it is for, such as "Heating at the lake".', { max: 100 }) name!: string;
  @EnumsInput(AccessScope, 'What it lets a program do: at least one scope.') scopes!: AccessScope[];
  @IntInput(
    `In how many days it expires; ${MAX_TOKEN_DAYS} at most, ${MAX_ADMIN_TOKEN_DAYS} with a scope of administrators.`,
    { max: MAX_TOKEN_DAYS },
  )
  days!: number;
}

@ArgsType()
export class AccessTokenArgs {
  @TextInput('Id of the access token.', { max: 100 }) id!: string;
}
