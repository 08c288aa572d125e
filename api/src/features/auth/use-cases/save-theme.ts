import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database/database';
import { statement } from '../../../kit/database/statement';
import { limitOwnChanges } from '../../../kit/limits/own-changes';
import type { SaveThemeArgs } from '../auth.inputs';

// A matter of taste is no change that an administrator's form would have to know of: no new version.
const SAVE = statement('save-theme', 'update users set theme = $2 where id = $1');

/** Keeps the theme that I have chosen with my account. */
export async function saveTheme(call: Call, { themeId }: SaveThemeArgs): Promise<boolean> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  await read(call.app, SAVE, [actor.userId, themeId]);
  return true;
}
