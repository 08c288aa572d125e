import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { AccessReset } from '../../../../core/privacy/access-guard';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { momentText } from '../../../../core/rules/sentence';
import { RESET_HOURS } from '../../rules';
import { fullName } from '../../user.columns';

const HOUR_MS = 3_600_000;

const WHO = statement(
  'who-gave-access',
  `select coalesce(${fullName('giver')}, 'The operator of the server') as giver,
      me.time_zone as "timeZone", me.reset_ends_at is not null as "isFirst",
      coalesce(me.address_changed_at <= now() - make_interval(hours => ${RESET_HOURS}), true)
        as "isRenewable"
    from users me left join users giver on giver.id = $2 where me.id = $1`,
);

/**
 * Returns the act of an administrator under which the session or access token of a request began;
 * null if it is the user's own.
 */
export const handedAccess = ({ actor }: Pick<RequestContext, 'actor'>): AccessReset | null =>
  actor?.handed ?? null;

/** Returns why wish lists are closed in this session, and until when; null if they are open. */
export async function whyListsAreClosed(call: RequestContext): Promise<string | null> {
  const { userId } = requireMember(call);
  const handed = handedAccess(call);
  if (!handed) return null;
  const opensAt = new Date(handed.at.getTime() + RESET_HOURS * HOUR_MS);
  if (opensAt <= new Date()) return null;
  const [who] = await read(call.app, WHO, [userId, handed.by ?? 0]);
  // At the first access to an account there is no list yet.
  if (who?.isFirst) return null;
  const zone = who?.timeZone;
  const at = (moment: Date) =>
    zone ? momentText(moment, zone) : `${momentText(moment, 'UTC')} UTC`;
  const key = who?.isRenewable
    ? ', or until you sign out and set a new password by ‘Forgot password?’, which emails you a link'
    : '';
  const closed = 'wish lists are closed, and no one else can be let into your shares';
  return `${who?.giver} gave access to this account on ${at(handed.at)}. Until ${at(opensAt)}${key}, ${closed}.`;
}

/** The lists are closed, which is no fault of the request (FORBIDDEN). */
class ListsClosed extends AppError {
  override readonly facts = { isClosed: true } as const;
}

/**
 * Refuses wishes, and what would show them to others, to a session or access token that was handed
 * within the last 72 hours (FORBIDDEN).
 */
export async function requireOpenLists(call: RequestContext): Promise<void> {
  const reason = await whyListsAreClosed(call);
  if (reason) throw new ListsClosed('FORBIDDEN', reason);
}
