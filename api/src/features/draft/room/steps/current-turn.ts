/** The share whose turn it is in draft `d`, as SQL: only the last log entry is read. */
export const CURRENT_TURN = `left join lateral (select (text::json -> 'turn' ->> 'share')::int as share
      from draft_log where draft_id = d.id and seq = d.seq) turn on true`;
