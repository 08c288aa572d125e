import { IS_MINE, OWNER_NAME } from '../shares/share.columns';

/**
 * The booking `b` of share `s` as a BookingView for user $1; $2 is whether they are an
 * administrator.
 */
export const BOOKING_JSON = `json_build_object('id', b.id, 'shareId', s.id,
      'shareNumber', s.share_number, 'ownerName', ${OWNER_NAME}, 'isMine', ${IS_MINE},
      'ownerId', case when owner.deleted_at is null then owner.id end,
      'guests', case when $2::boolean or ${IS_MINE} then b.guests end)`;

/** Joins share `s` of booking `b` and its owner. */
export const BOOKING_OWNER = `left join shares s on s.id = b.share_id
    left join users owner on owner.id = s.user_id`;
