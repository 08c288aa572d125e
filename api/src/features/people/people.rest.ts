import { route } from '../../kit/rest';
import { ListPeopleArgs } from './people.inputs';
import { listPeople } from './use-cases/list-people';

export const peopleRoutes = [
  route({
    method: 'GET',
    url: '/api/users',
    tag: 'People',
    summary:
      'People I know, by name: with whom I share a property or have a conversation, and administrators.',
    query: ListPeopleArgs,
    handle: (call, { query }) => listPeople(call, query),
  }),
];
