import { change } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { SaveThemeArgs } from '../auth.inputs';

// The version stays the same: administrators' forms do not show the theme.
const SAVE = statement('save-theme', 'update users set theme = $2 where id = $1');

/** Saves the caller's theme. */
export async function saveTheme(
  call: RequestContext,
  { themeId }: SaveThemeArgs,
): Promise<boolean> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  await change(call.app, SAVE, [actor.userId, themeId]);
  return true;
}
