import { holdsOn, middleOf } from '../../shares/share.columns';

/** True if the user, as SQL, is one of those who choose for a share in the draft of a year. */
export const isChooser = (share: string, user: string, year: string) =>
  holdsOn(share, user, middleOf(year));

/**
 * The delegations `g` that count for share `s`, as SQL: a member named a person who has a share in
 * the same house, for this draft (an expression) and up to now at least.
 */
export const delegationOf = (draft: string, year: string) => `draft_delegations g
      where g.draft_id = ${draft} and g.share_id = s.id
        and ${isChooser('s.id', 'g.owner_id', year)}
        and (g.until is null or g.until > now())
        and exists (select 1 from held_shares theirs where theirs.property_id = s.property_id
          and theirs.user_id = g.delegate_id)`;

/** True if user $1 may choose for share `s` in draft `d`: their own that year, or delegated to them. */
export const MAY_CHOOSE = `(${isChooser('s.id', '$1', 'd.year')} or exists (
      select 1 from ${delegationOf('d.id', 'd.year')} and g.delegate_id = $1))`;

/** The share whose turn it is in draft `d`, as SQL: only the last log entry is read. */
export const CURRENT_TURN = `left join lateral (select (text::json -> 'turn' ->> 'share')::int as share
      from draft_log where draft_id = d.id and seq = d.seq) turn on true`;
