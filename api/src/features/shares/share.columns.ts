import { fullName } from '../auth/user.columns';

/** The full name of the user row `owner`; null if there is none. */
export const OWNER_NAME = fullName('owner');

/** True for shares `s` of user $1. */
export const IS_MINE = 'coalesce(s.user_id = $1, false)';
