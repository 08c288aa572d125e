/**
 * SQL expression: the ways other than emails and open pages by which at least one of the users, a
 * list or a subquery, is notified. View `listeners` has them all, so that a frequent write learns
 * in its own statement which deliveries it needs.
 */
export const waysOf = (users: string) =>
  `array(select distinct way from listeners where user_id in (${users}))`;

/** SQL condition: a way notifies one of the users, or administrators of all users. */
export const isHeardBy = (way: string, users: string) =>
  `(exists (select from listeners where way = '${way}' and is_for_all)
        or exists (select from listeners where way = '${way}' and user_id in (${users})))`;
