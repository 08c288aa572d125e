import { route } from '../../kit/rest';
import { ListPeopleArgs } from './people.inputs';
import { listPeople } from './use-cases/list-people';

export const peopleRoutes = [
  route({
    method: 'GET',
    url: '/api/users',
    tag: 'People',
    summary: 'People one can write to, by name.',
    query: ListPeopleArgs,
    handle: (call, { query }) => listPeople(call, query),
  }),
];
