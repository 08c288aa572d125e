import { doer, type Wordings } from '../../core/audiences/happening';

const ROLES: Readonly<Record<string, string>> = {
  ADMIN: 'an administrator',
  OWNER: 'an owner',
  USER: 'a guest',
};

/** What happens to a person’s account. */
export const peopleHappenings: Wordings = {
  'user.role': (it) => ({
    subject: 'Your role at Fairweek has changed',
    text: `${doer(it)} changed your role: you are now ${ROLES[it.role ?? ''] ?? 'a user'}.`,
    path: '/account',
  }),
};
