import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query, QueryOrNull } from '../../core/graphql/operations';
import { EraseMyAccountInput, PersonArgs, SearchPeopleArgs } from './people.inputs';
import { Person } from './person.type';
import { eraseMyAccount } from './use-cases/erase-my-account';
import { listAdministrators } from './use-cases/list-administrators';
import { searchPeople } from './use-cases/list-people';
import { readPerson } from './use-cases/read-person';

@Resolver()
export class PeopleResolver {
  @Query([Person], { args: SearchPeopleArgs })
  @Describe(
    'At most 3 people you know whose name or e-mail address contains the text; an address you may not see must match entirely.',
  )
  searchPeople = searchPeople;

  @QueryOrNull(Person, { args: PersonArgs })
  @Describe('A person to whom you may write, without an address; null if there is none.')
  person = readPerson;

  @Query([Person])
  @Describe('Up to 3 administrators, to whom everyone may write.')
  administrators = listAdministrators;

  @Mutation(Boolean, { input: EraseMyAccountInput })
  @Describe(
    'Erases your account and your data, vacates your shares and ends all sessions; what you wrote to others stays, under the name Former owner. Administrators cannot.',
  )
  eraseMyAccount = eraseMyAccount;
}
