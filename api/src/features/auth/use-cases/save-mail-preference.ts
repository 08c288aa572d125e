import { change } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { SaveMailPreferenceArgs } from '../auth.inputs';

const SAVE = statement('save-mail-preference', 'update users set unread_mails = $2 where id = $1');

/** Saves whether the caller gets emails about unread messages. */
export async function saveMailPreference(
  call: RequestContext,
  { unreadMails }: SaveMailPreferenceArgs,
): Promise<boolean> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  await change(call.app, SAVE, [actor.userId, unreadMails]);
  return true;
}
