import { happening } from '../../../core/audiences/happening';
import { type BookingDetails, weekSubject } from '../../weeks/steps/find-booking';

/** Links to the private page of a stay were created or ended; the log has what administrators did. */
export const stayLinksChanged = happening<BookingDetails>('week.stay-links', {
  audit: (it) =>
    it.booking.isMine ? null : { subject: weekSubject(it), userIds: [it.booking.ownerId] },
});
