/** The one meaning of 'administrator' (spec §6) as SQL, and the condition of the index users_administrators. */
export const IS_ADMINISTRATOR = `(is_admin or user_role = 'ADMIN')`;

/** The full name of a user by the alias of their row, null where there is none; of a deleted one no name is left to tell. */
export const fullName = (
  alias: string,
) => `case when ${alias}.deleted_at is not null then 'Former owner'
        else ${alias}.first_name || ' ' || ${alias}.last_name end`;
