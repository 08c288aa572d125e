import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequestContext } from '../../core/request-context';
import { EraseMyAccountInput, SearchPeopleArgs } from './people.inputs';
import { Person } from './person.type';
import { eraseMyAccount } from './use-cases/erase-my-account';
import { listAdministrators } from './use-cases/list-administrators';
import { searchPeople } from './use-cases/list-people';

@Resolver()
export class PeopleResolver {
  @Query(() => [Person], {
    description:
      'At most 3 people you know whose name or e-mail address contains the text; an address you may not see must match entirely.',
  })
  searchPeople(@Ctx() call: RequestContext, @Args(() => SearchPeopleArgs) args: SearchPeopleArgs) {
    return searchPeople(call, args);
  }

  @Query(() => [Person], {
    description: 'Up to 3 administrators, to whom everyone may write.',
  })
  administrators(@Ctx() call: RequestContext) {
    return listAdministrators(call);
  }

  @Mutation(() => Boolean, {
    description:
      'Erases your account and your data, vacates your shares and ends all sessions; what you wrote to others stays, under the name Former owner. Administrators cannot.',
  })
  eraseMyAccount(
    @Ctx() call: RequestContext,
    @Arg('input', () => EraseMyAccountInput) input: EraseMyAccountInput,
  ) {
    return eraseMyAccount(call, input);
  }
}
