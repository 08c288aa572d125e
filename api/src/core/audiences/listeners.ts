/**
 * SQL expression: the ways other than emails and open pages by which at least one of the users, a
 * list or a subquery, hears of things. View `listeners` has them all, so that a frequent write
 * learns in its own statement which deliveries it needs.
 */
export const waysOf = (users: string) =>
  `array(select distinct way from listeners where user_id in (${users}))`;

/** The same, with the ways of administrators who hear of all users. */
export const waysOfAny = (users: string) =>
  `array(select distinct way from listeners where is_for_all or user_id in (${users}))`;
