import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { Actor, AppContext } from '../../../core/request-context';
import type { CurrentUser } from '../auth.types';
import { IS_ADMINISTRATOR } from '../user.columns';

/** A view that a session carries. */
interface View {
  id: number;
  viewedId: number;
  endsAt: string;
}

// Nothing of how the account is protected, or of what only its user decides.
const FIND = statement(
  'find-viewed-user',
  `select id, first_name as "firstName", last_name as "lastName", coalesce(email::text, '') as email,
      profile_image_url as "profileImageUrl", user_role as "userRole",
      linked_property_id as "linkedPropertyId", created_at as "createdAt", updated_at as "updatedAt"
    from users where id = $1 and deleted_at is null and not ${IS_ADMINISTRATOR}`,
);

/** The rest of an administrator’s session while it carries a view. */
const NO_RIGHTS = { isAdminSession: false, rightsEnd: null, hasRecentPassword: false };

/**
 * Returns the user of a session that carries a view: without administrator rights, and with whom
 * they view. A view is over as soon as the session has no such rights any more, and when the viewed
 * user is deleted or becomes an administrator.
 */
export async function withView(
  app: AppContext,
  actor: Actor<CurrentUser>,
  { id, viewedId, endsAt: ends }: View,
): Promise<Actor<CurrentUser>> {
  const [found] = actor.isAdminSession ? await read(app, FIND, [viewedId]) : [];
  if (!found) return actor;
  const endsAt = new Date(ends);
  const viewerName = `${actor.user.firstName} ${actor.user.lastName}`;
  const user: CurrentUser = {
    ...found,
    isAdmin: false,
    isAdminSession: false,
    isFirstLogin: false,
    hasSecondFactor: false,
    hasRecentPassword: false,
    dateOfBirth: null,
    anniversaryDate: null,
    themeId: null,
    timeZone: null,
    unreadMails: false,
    viewing: { id, viewerName, endsAt },
  };
  const viewed = { ...actor, ...NO_RIGHTS, userId: found.id, isFirstLogin: false, user };
  const name = `${found.firstName} ${found.lastName}`;
  return { ...actor, ...NO_RIGHTS, user, viewing: { id, endsAt, name, as: viewed } };
}
