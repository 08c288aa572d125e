/**
 * The known properties as parts of a statement: `places` by name and location, `names` by name
 * alone; each says how many there are.
 */
export const KNOWN_PLACES = `places as (
      select lower(name) as name, lower(location) as location, count(*)::int as matches,
        min(id) as id, min(total_shares) as shares, min(location) as place
      from properties group by 1, 2
    ), names as (
      select name, sum(matches)::int as matches, min(id) as id, min(shares) as shares,
        min(place) as place, string_agg(place, ' and in ' order by place) as all_places
      from places group by 1
    )`;
