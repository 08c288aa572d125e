import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { AdminUsersResolver } from './admin-users.resolver';
import { adminUsersRoutes } from './admin-users.routes';
import { userAudit } from './people.audit';
import * as happenings from './people.happenings';
import { peoplePersonalData } from './people.privacy';
import { PeopleResolver } from './people.resolver';
import { peopleRoutes } from './people.routes';
import { usersWaiting } from './people.waiting';
import { peopleWordings } from './people.wordings';
import { EmailChange, EmailUndo } from './profile/profile.entities';
import { ProfileResolver } from './profile/profile.resolver';
import { purgeEmailChanges } from './profile/use-cases/purge-email-changes';
import { SEND_EMAIL_CODE, sendEmailCode } from './profile/use-cases/send-email-code';

/** The users a user knows, and user administration. */
export const peopleFeature: Feature = {
  name: 'people',
  uses: ['audit', 'auth', 'invitations', 'properties', 'shares'],
  happenings,
  entities: [EmailChange, EmailUndo],
  resolvers: [PeopleResolver, AdminUsersResolver, ProfileResolver],
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
  mailJobs: { [SEND_EMAIL_CODE]: sendEmailCode },
  personalData: peoplePersonalData,
  purge: purgeEmailChanges,
};
