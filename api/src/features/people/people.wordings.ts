import { doer, type Wordings } from '../../core/audiences/activity';
import { phrase } from '../../core/rules/sentence';

const ROLES: Readonly<Record<string, string>> = {
  ADMIN: 'an administrator',
  OWNER: 'an owner',
  USER: 'a guest',
};

/** Happenings that concern a person’s account. */
export const peopleWordings: Wordings = {
  'user.role': (it) => ({
    subject: 'Your role at Fairweek has changed',
    sentence: phrase`${doer(it)} changed your role: you are now ${ROLES[it.role ?? ''] ?? 'a user'}.`,
    path: '/account',
  }),
};
