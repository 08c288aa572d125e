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
      coalesce(c.remind_two_weeks, true) as "remindTwoWeeks",
      coalesce(c.remind_two_days, true) as "remindTwoDays",
      coalesce(c.remind_last_day, true) as "remindLastDay",
      coalesce(u.time_zone, 'UTC') as "timeZone"
    from users u left join notice_choices c on c.user_id = u.id where u.id = $1`,
);

// A reminder that was left out stays as it was, which is on by default.
const SAVE = statement(
  'save-notice-choices',
  `insert into notice_choices as had (user_id, mail, quiet_from, quiet_until, remind_two_weeks,
      remind_two_days, remind_last_day)
    values ($1, $2, $3, $4, coalesce($5, true), coalesce($6, true), coalesce($7, true))
    on conflict (user_id) do update set mail = $2, quiet_from = $3, quiet_until = $4,
      remind_two_weeks = coalesce($5, had.remind_two_weeks),
      remind_two_days = coalesce($6, had.remind_two_days),
      remind_last_day = coalesce($7, had.remind_last_day)`,
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
  { mail, ...chosen }: NoticeChoicesInput,
): Promise<NoticeChoicesView> {
  const actor = requireMember(call);
  const { quietFrom = null, quietUntil = null } = chosen;
  const { remindTwoWeeks = null, remindTwoDays = null, remindLastDay = null } = chosen;
  await limitOwnChanges(call.app, actor);
  if (
    (quietFrom === null) !== (quietUntil === null) ||
    (quietFrom !== null && quietFrom === quietUntil)
  ) {
    const message = 'Please choose two different hours between which nothing is sent, or none.';
    throw new AppError('BAD_USER_INPUT', message, 'quietUntil');
  }
  const reminders = [remindTwoWeeks, remindTwoDays, remindLastDay] as const;
  await read(call.app, SAVE, [actor.userId, mail, quietFrom, quietUntil, ...reminders]);
  return readNoticeChoices(call);
}
