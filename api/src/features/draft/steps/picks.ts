/** How many weeks were picked in draft `d`, as SQL. */
export const PICKS_MADE = '(select count(*)::int from draft_picks where draft_id = d.id)';

/**
 * How many can be picked in all, by the facts of the opening, as SQL: a week a round for each share,
 * as long as there are weeks; null before the opening.
 */
export const PICKS_IN_ALL = `(select least(
        (facts -> 'rules' ->> 'rounds')::int * json_array_length(facts -> 'shares'),
        json_array_length(facts -> 'weeks'))
      from (select text::json -> 'facts' as facts from draft_log
        where draft_id = d.id and seq = 1) opening)`;
