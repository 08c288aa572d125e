/**
 * The single definition of 'administrator' (spec §6) in SQL, and the condition of the index
 * users_administrators.
 */
export const IS_ADMINISTRATOR = `(is_admin or user_role = 'ADMIN')`;

/** The full name in the user row `alias`; null if there is no row or the user is deleted. */
export const fullName = (
  alias: string,
) => `case when ${alias}.deleted_at is not null then 'Former owner'
        else ${alias}.first_name || ' ' || ${alias}.last_name end`;

/** True if the user with an id, an expression, has switched on a second factor. */
export const hasSecondFactor = (userId: string) => `exists (
        select from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null)`;
