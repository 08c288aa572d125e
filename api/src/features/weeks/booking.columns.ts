import { FORMER_OWNER } from '../../core/privacy/personal-data';
import { fullName } from '../auth/user.columns';
import { OWNERS_NAME, takesIndexedPart, takesPart } from '../shares/share.columns';

/** Those who hold booking `b`. */
export const HOLDERS = { share: 'b.share_id', person: 'tenure.user_id' };

/** True if user $1 holds booking `b`, alone or with others. */
export const HOLDS_IT = takesPart('$1', HOLDERS);

/** The same for lists of all of the user's bookings: it finds them by their tenures. */
export const HELD_BY_ME = takesIndexedPart('$1', HOLDERS);

/** The full name of who holds booking `b`; null if its share has no owner. */
export const HOLDER_NAME = `case when tenure.id is not null and owner.id is null then '${FORMER_OWNER}'
        else ${fullName('owner')} end`;

/** The same with how many others own the share, while that person stands first in it. */
export const HOLDERS_NAME = `case when owner.id = s.user_id then ${OWNERS_NAME} else ${HOLDER_NAME} end`;

/** True if user $1 holds the booking, or $2 says that they are an administrator. */
const MAY_MANAGE = `$2::boolean or ${HOLDS_IT}`;

/** The same, or if its holder shows who stays to the co-owners, of whom user $1 is one today. */
const MAY_SEE_GUESTS = `${MAY_MANAGE} or b.guests_shown and exists (
        select 1 from present_members reader join shares theirs on theirs.id = reader.share_id
        where reader.user_id = $1 and theirs.property_id = b.property_id)`;

/**
 * The booking `b` of share `s` as a BookingView for user $1; $2 is whether they are an
 * administrator.
 */
export const BOOKING_JSON = `json_build_object('id', b.id, 'shareId', s.id,
      'shareNumber', s.share_number, 'ownerName', ${HOLDERS_NAME}, 'isMine', ${HOLDS_IT},
      'ownerId', case when owner.deleted_at is null then owner.id end,
      'guests', case when ${MAY_SEE_GUESTS} then b.guests end,
      'guestCount', case when ${MAY_SEE_GUESTS} then b.guest_count end,
      'guestsShown', case when ${MAY_MANAGE} then b.guests_shown end,
      'version', case when ${MAY_MANAGE} then b.version end,
      'guestId', case when ${MAY_MANAGE} then guest.id end,
      'guestName', case when ${MAY_MANAGE} then ${fullName('guest')} end)`;

/** Joins share `s` of booking `b`, and its holder as `owner`: who had the share when it began. */
export const BOOKING_OWNER = `left join shares s on s.id = b.share_id
    left join tenures tenure on tenure.id = b.tenure_id
    left join users owner on owner.id = tenure.user_id`;

/** Joins the guest who is linked to booking `b`, as long as they are a guest of its property. */
export const BOOKING_GUEST = `left join users guest on guest.id = b.guest_id
      and guest.linked_property_id = b.property_id and guest.deleted_at is null`;
