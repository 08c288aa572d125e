import { listRoute } from '../../core/http/rest';
import { uncountedPage } from '../../core/http/rest-list';
import { PageArgs } from '../../core/input/page';
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
