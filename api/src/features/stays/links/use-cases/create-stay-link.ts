import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { limitOwnChanges } from '../../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { newToken } from '../../../../core/secrets/random-token';
import { lockBooking } from '../../../weeks/steps/find-booking';
import { STAY_LINK_COLUMNS, stayTokenHash, validLinks } from '../stay-link.columns';
import type { CreateStayLinkInput } from '../stay-link.inputs';
import type { NewStayLink } from '../stay-link.types';
import { stayLinksChanged } from '../stay-links.happenings';

/** Links of one stay at a time. */
const MAX_LINKS = 20;

const COUNT = statement(
  'count-stay-links',
  `select count(*)::int as count from ${validLinks('stay_links')} where link.booking_id = $1`,
);

const CREATE = statement(
  'create-stay-link',
  `insert into stay_links (booking_id, tenure_id, year, week, name, token_hash, created_by_id)
    select id, tenure_id, year, week, $2, $3, $4 from bookings
    where id = $1 and tenure_id is not null
    returning id`,
);

const FIND = statement(
  'new-stay-link',
  `select ${STAY_LINK_COLUMNS} from ${validLinks('stay_links')} where link.id = $1`,
);

/**
 * Creates a link to the private page of a stay, whose address is shown only once; its owner alone,
 * until it is over.
 */
export async function createStayLink(
  call: RequestContext,
  { bookingId, name }: CreateStayLinkInput,
): Promise<NewStayLink> {
  const { app } = call;
  const actor = requireMember(call);
  await limitOwnChanges(app, actor);
  const token = newToken();
  const link = await inTransaction(app, async (transaction) => {
    const booked = await lockBooking(transaction, actor, bookingId);
    if (!booked.booking.isMine) {
      throw new AppError('FORBIDDEN', `Week ${booked.week} is not yours.`, 'bookingId');
    }
    const [had] = await transaction.query(COUNT, [bookingId]);
    if ((had?.count ?? 0) >= MAX_LINKS) {
      const sentence = `A stay has at most ${MAX_LINKS} links. Please end one first.`;
      throw new AppError('CONFLICT', sentence, 'bookingId');
    }
    const values = [bookingId, name, stayTokenHash(app, token), actor.userId] as const;
    const [created] = await transaction.query(CREATE, values);
    const [valid] = created ? await transaction.query(FIND, [created.id]) : [];
    if (!valid) throw new AppError('CONFLICT', 'This stay is over.', 'bookingId');
    await happened(call, transaction, stayLinksChanged, booked);
    return valid;
  });
  return { link, url: `${app.appUrl}/stay/${token}` };
}
