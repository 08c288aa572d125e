import { fileRoute, listRoute, routesOf } from '../../core/http/rest';
import { uncountedPage } from '../../core/http/rest-list';
import { PageArgs } from '../../core/input/numbered-page';
import { Person } from './person.type';
import { downloadMyData } from './use-cases/download-my-data';
import { listPeople } from './use-cases/list-people';

export const peopleRoutes = routesOf('People', [
  listRoute('/api/users', {
    id: 'listPeople',
    scope: 'PEOPLE_READ',
    summary:
      'List the people you know, by name: co-owners, those you have a conversation with, and administrators.',
    query: PageArgs,
    answer: Person,
    handle: (call, { query }) => uncountedPage(query, (args) => listPeople(call, args)),
  }),
  fileRoute('GET', '/api/my-data', {
    id: 'downloadMyData',
    summary: 'Download everything that Fairweek stores about you, as JSON.',
    media: 'application/json',
    async handle(call) {
      const content = await downloadMyData(call);
      return {
        content,
        type: 'application/json; charset=utf-8',
        fileName: 'fairweek-my-data.json',
      };
    },
  }),
]);
