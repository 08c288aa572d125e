import { listRoute } from '../../kit/http/rest';
import { uncountedPage } from '../../kit/http/rest-list';
import { PageArgs } from '../../kit/input/page';
import { listPeople } from './use-cases/list-people';

export const peopleRoutes = [
  listRoute({
    url: '/api/users',
    tag: 'People',
    summary:
      'List the people you know, by name: co-owners, those you have a conversation with, and administrators.',
    query: PageArgs,
    handle: (call, { query }) => uncountedPage(query, (args) => listPeople(call, args)),
  }),
];
