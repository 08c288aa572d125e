/** What a search for people goes through: the expression of the index users_search. */
export const personText = (user: string) =>
  `lower(${user}.first_name || ' ' || ${user}.last_name || ' ' || coalesce(${user}.email::text, ''))`;
