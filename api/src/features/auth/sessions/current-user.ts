import type { AccessReset } from '../../../core/privacy/access-guard';
import type { AppContext } from '../../../core/request-context';
import type { CurrentUser } from '../auth.types';
import { isAdministrator } from '../rules';
import { hasSecondFactor } from '../user.columns';

/**
 * The columns of user row `u` that every request reads, as SQL; `row` is that of the session or
 * access token.
 */
export const currentUserColumns = (row: string) => `case
        when ${row}.created_at >= u.reset_at and coalesce(u.reset_ends_at > now(), true)
        then json_build_object('by', u.reset_by, 'at', u.reset_at) end as handed,
      ${hasSecondFactor('u.id')} as "hasSecondFactor",
      u.id, u.first_name as "firstName", u.last_name as "lastName", u.email::text,
      u.profile_image_url as "profileImageUrl", u.user_role as "userRole", u.is_admin as "isAdmin",
      u.date_of_birth::text as "dateOfBirth", u.anniversary_date::text as "anniversaryDate",
      u.linked_property_id as "linkedPropertyId", u.theme as "themeId",
      u.time_zone as "timeZone", u.unread_mails as "unreadMails",
      u.created_at as "createdAt", u.updated_at as "updatedAt",
      u.temporary_password_expires_at as "temporaryPasswordExpiresAt"`;

/** A passkey is two factors: its device, and what verifies the user there. */
export const isStrong = (way: string | undefined) => way === 'PASSKEY';

/** Whether a session that began in this way may have administrator rights. */
export const mayBeAdmin = ({ signIn }: Pick<AppContext, 'signIn'>, way: string) =>
  way === 'PROVIDER' || !signIn.adminsByProvider;

type Found = Omit<CurrentUser, 'isAdminSession' | 'isFirstLogin' | 'viewing'> & {
  temporaryPasswordExpiresAt: Date | null;
  handed: { by: number | null; at: string } | null;
};

/**
 * Returns the user whom a request has found, and whether they may act as an administrator, by the
 * way in which their session began; an access token has none.
 */
export function currentUser(
  app: AppContext,
  { temporaryPasswordExpiresAt, handed, ...found }: Found,
  way?: string,
): {
  user: Omit<CurrentUser, 'isAdminSession' | 'viewing'>;
  isFirstLogin: boolean;
  handed: AccessReset | null;
  mayAdminister: boolean;
} {
  const isAdmin = isAdministrator(found);
  const isFirstLogin = temporaryPasswordExpiresAt !== null;
  return {
    user: { ...found, isAdmin, isFirstLogin },
    isFirstLogin,
    handed: handed && { ...handed, at: new Date(handed.at) },
    mayAdminister:
      isAdmin &&
      (way === undefined || mayBeAdmin(app, way)) &&
      (found.hasSecondFactor || isStrong(way) || !app.adminsNeedSecondFactor),
  };
}
