import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { NoticeChoicesInput } from '../notices.inputs';
import { type NoticeChoicesView, NoticeMail } from '../notices.types';

const READ = statement(
  'notice-choices',
  `select c.mail, c.quiet_from as "quietFrom", c.quiet_until as "quietUntil",
      coalesce(u.time_zone, 'UTC') as "timeZone"
    from users u left join notice_choices c on c.user_id = u.id where u.id = $1`,
);

const SAVE = statement(
  'save-notice-choices',
  `insert into notice_choices (user_id, mail, quiet_from, quiet_until) values ($1, $2, $3, $4)
    on conflict (user_id) do update set mail = excluded.mail, quiet_from = excluded.quiet_from,
      quiet_until = excluded.quiet_until`,
);

/** Returns when the caller is notified: at once without a choice. */
export async function readNoticeChoices(call: RequestContext): Promise<NoticeChoicesView> {
  const { userId } = requireMember(call);
  const [chosen] = await read(call.app, READ, [userId]);
  if (!chosen) throw new Error(`User ${userId} is missing.`);
  return { ...chosen, mail: (chosen.mail ?? NoticeMail.AT_ONCE) as NoticeMail };
}

/** Saves when the caller is notified. */
export async function saveNoticeChoices(
  call: RequestContext,
  { mail, ...hours }: NoticeChoicesInput,
): Promise<NoticeChoicesView> {
  const actor = requireMember(call);
  const [quietFrom, quietUntil] = [hours.quietFrom ?? null, hours.quietUntil ?? null];
  await limitOwnChanges(call.app, actor);
  if (
    (quietFrom === null) !== (quietUntil === null) ||
    (quietFrom !== null && quietFrom === quietUntil)
  ) {
    const message = 'Please choose two different hours between which nothing is sent, or none.';
    throw new AppError('BAD_USER_INPUT', message, 'quietUntil');
  }
  await read(call.app, SAVE, [actor.userId, mail, quietFrom, quietUntil]);
  return readNoticeChoices(call);
}
