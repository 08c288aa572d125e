import { fullName } from '../auth/user.columns';

/** The full name of the user `owner`, null where there is none. */
export const OWNER_NAME = fullName('owner');

/** True for shares `s` of person $1. */
export const IS_MINE = 'coalesce(s.user_id = $1, false)';
