import { IS_MINE, OWNER_NAME } from '../shares/share.columns';

/** The date of today; plain dates are compared with it and nothing else. */
export const TODAY = `(now() at time zone 'utc')::date`;

/** The booking `b` of share `s` as a BookingView for person $1; $2 says whether they administer. */
export const BOOKING_JSON = `json_build_object('id', b.id, 'shareId', s.id,
      'shareNumber', s.share_number, 'ownerName', ${OWNER_NAME}, 'isMine', ${IS_MINE},
      'guests', case when $2::boolean or ${IS_MINE} then b.guests end)`;

/** The share `s` of booking `b` and who owns it. */
export const BOOKING_OWNER = `left join shares s on s.id = b.share_id
    left join users owner on owner.id = s.user_id`;
