import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { lockBooking } from '../../../weeks/steps/find-booking';
import type { EndStayLinksArgs } from '../stay-link.inputs';
import { stayLinksChanged } from '../stay-links.happenings';

const END = statement(
  'end-stay-links',
  `delete from stay_links where booking_id = $1 and ($2::bigint is null or id = $2::bigint)
    returning id`,
);

/** Ends one link of a stay, or all, at once; its owner or an administrator. */
export async function endStayLinks(
  call: RequestContext,
  { bookingId, id }: EndStayLinksArgs,
): Promise<boolean> {
  const actor = requireMember(call);
  await inTransaction(call.app, async (transaction) => {
    const booked = await lockBooking(transaction, actor, bookingId);
    const ended = await transaction.query(END, [bookingId, id ?? null]);
    if (id !== undefined && ended.length === 0) {
      throw new AppError('NOT_FOUND', 'There is no such link.', 'id');
    }
    await happened(call, transaction, stayLinksChanged, booked);
  });
  return true;
}
