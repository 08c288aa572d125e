import { change } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { refuseUnknownZone } from '../../../core/time/time-zone';
import type { SaveTimeZoneArgs } from '../auth.inputs';

// The version stays the same: administrators' forms do not show the time zone.
const SAVE = statement('save-time-zone', 'update users set time_zone = $2 where id = $1');

/** Saves the time zone in which the caller reads emails: that of the device last used. */
export async function saveTimeZone(
  call: RequestContext,
  { timeZone }: SaveTimeZoneArgs,
): Promise<boolean> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  await change(call.app, SAVE, [actor.userId, timeZone]).catch(refuseUnknownZone);
  return true;
}
