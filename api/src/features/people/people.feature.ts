import type { Feature } from '../../core/feature';
import { AdminArea } from '../audit/admin-event.type';
import { AdminUsersResolver } from './admin-users.resolver';
import { adminUsersRoutes } from './admin-users.routes';
import { PeopleResolver } from './people.resolver';
import { peopleRoutes } from './people.routes';
import { usersWaiting } from './people.waiting';

/** The users a user knows, and user administration. */
export const peopleFeature: Feature = {
  name: 'people',
  uses: ['audit', 'auth', 'invitations', 'properties', 'security', 'shares'],
  resolvers: [PeopleResolver, AdminUsersResolver],
  routes: [...peopleRoutes, ...adminUsersRoutes],
  auditAreas: { user: { area: AdminArea.USERS, tab: 'users' } },
  waiting: usersWaiting,
};
