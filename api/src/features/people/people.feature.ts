import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { AdminUsersResolver } from './admin-users.resolver';
import { adminUsersRoutes } from './admin-users.routes';
import { userAudit } from './people.audit';
import * as happenings from './people.happenings';
import { PeopleResolver } from './people.resolver';
import { peopleRoutes } from './people.routes';
import { usersWaiting } from './people.waiting';
import { peopleWordings } from './people.wordings';

/** The users a user knows, and user administration. */
export const peopleFeature: Feature = {
  name: 'people',
  uses: ['audit', 'auth', 'invitations', 'properties', 'shares'],
  happenings,
  resolvers: [PeopleResolver, AdminUsersResolver],
  scopes: {
    administrators: 'PEOPLE_READ',
    searchPeople: 'PEOPLE_READ',
    adminUser: 'PEOPLE_ADMIN',
    adminUsers: 'PEOPLE_ADMIN',
    createUser: 'PEOPLE_ADMIN',
    updateUser: 'PEOPLE_ADMIN',
  },
  policies: { deleteUser: requireAdministrator, setTemporaryPassword: requireAdministrator },
  routes: [...peopleRoutes, ...adminUsersRoutes],
  auditAreas: { user: userAudit },
  waiting: usersWaiting,
  wordings: peopleWordings,
};
