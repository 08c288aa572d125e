import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { requireAdministrator } from '../../core/request-context';
import { FilePurpose } from '../files/file.types';
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
import { SEND_EMAIL_CODE, sendEmailCode } from './profile/use-cases/change-my-email';
import { profilePictures } from './profile/use-cases/my-picture';

/** The users a user knows, and user administration. */
export const peopleFeature: Feature = {
  name: 'people',
  uses: ['audit', 'auth', 'files', 'invitations', 'properties', 'shares'],
  happenings,
  entities: [EmailChange, EmailUndo],
  resolvers: [PeopleResolver, AdminUsersResolver, ProfileResolver],
  scopes: {
    administrators: 'PEOPLE_READ',
    person: 'PEOPLE_READ',
    searchPeople: 'PEOPLE_READ',
    adminUser: 'PEOPLE_ADMIN',
    adminUsers: 'PEOPLE_ADMIN',
    createUser: 'PEOPLE_ADMIN',
    updateUser: 'PEOPLE_ADMIN',
  },
  policies: { deleteUser: requireAdministrator, setTemporaryPassword: requireAdministrator },
  routes: [...peopleRoutes, ...adminUsersRoutes],
  auditAreas: { user: userAudit },
  fileKinds: { [FilePurpose.PROFILE_PICTURE]: profilePictures },
  waiting: usersWaiting,
  wordings: peopleWordings,
  mailJobs: { [SEND_EMAIL_CODE]: sendEmailCode },
  personalData: peoplePersonalData,
  purge: purgeBy(
    'purge-email-changes',
    `with undone as (delete from email_undos where expires_at < now())
      delete from email_changes where expires_at < now()`,
    () => [],
  ),
};
