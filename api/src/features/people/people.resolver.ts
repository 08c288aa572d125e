import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { RequestContext } from '../../core/request-context';
import { SearchPeopleArgs } from './people.inputs';
import { Person } from './person.type';
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
}
