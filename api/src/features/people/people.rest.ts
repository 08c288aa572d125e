import { PageArgs } from '../../kit/page';
import { listRoute } from '../../kit/rest';
import { uncountedPage } from '../../kit/rest-list';
import { listPeople } from './use-cases/list-people';

export const peopleRoutes = [
  listRoute({
    url: '/api/users',
    tag: 'People',
    summary:
      'People I know, by name: with whom I share a property or have a conversation, and administrators.',
    query: PageArgs,
    handle: (call, { query }) => uncountedPage(query, (args) => listPeople(call, args)),
  }),
];
