/** The full name of the user `owner`, null where there is none; of a deleted one no name is left to tell. */
export const OWNER_NAME = `case when owner.deleted_at is not null then 'Former owner'
        else owner.first_name || ' ' || owner.last_name end`;

/** True for shares `s` of person $1. */
export const IS_MINE = 'coalesce(s.user_id = $1, false)';
