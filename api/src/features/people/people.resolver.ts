import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Call } from '../../kit/call';
import { SearchPeopleArgs } from './people.inputs';
import { Person } from './person.type';
import { searchPeople } from './use-cases/list-people';

@Resolver()
export class PeopleResolver {
  @Query(() => [Person], {
    description:
      'At most 3 people I know whose first name, last name or e-mail address contains the text; an address that I do not see counts as a whole only.',
  })
  searchPeople(@Ctx() call: Call, @Args(() => SearchPeopleArgs) args: SearchPeopleArgs) {
    return searchPeople(call, args);
  }
}
