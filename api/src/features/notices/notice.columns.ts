import { fullName } from '../auth/user.columns';

/** The columns of a stored happening, from NOTICE_TABLES. */
export const NOTICE_COLUMNS = `n.id, n.user_id as "userId", n.kind, n.facts, n.at,
      n.property_id as "propertyId", p.name as "propertyName",
      ${fullName('actor')} as by, ${fullName('other')} as other`;

/** Joins the property and people of notice `n`. */
export const NOTICE_TABLES = `left join properties p on p.id = n.property_id
    left join users actor on actor.id = n.by_id
    left join users other on other.id = n.other_id`;

/** The clock of user `u`. */
export const THERE = `(now() at time zone coalesce(u.time_zone, 'UTC'))`;

const HOUR = `extract(hour from ${THERE})`;

/** True in the quiet hours of user `u`, whose choices are `c`. */
export const IS_QUIET = `coalesce(case when c.quiet_from < c.quiet_until
        then ${HOUR} >= c.quiet_from and ${HOUR} < c.quiet_until
        else ${HOUR} >= c.quiet_from or ${HOUR} < c.quiet_until end, false)`;
