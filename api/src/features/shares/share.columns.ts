import { fullName } from '../auth/user.columns';

/** The full name of the user row `owner`; null if there is none. */
export const OWNER_NAME = fullName('owner');

/** True for shares `s` of user $1. */
export const IS_MINE = 'coalesce(s.user_id = $1, false)';

/** The columns of an AdminShare. */
export const ADMIN_SHARE_COLUMNS = `s.id, s.property_id as "propertyId", p.name as "propertyName",
      s.share_number as "shareNumber", s.user_id as "userId", owner.first_name as "ownerName",
      owner.last_name as "ownerLastName", owner.email::text as "ownerEmail",
      s.is_active as "isActive", s.version`;

export const ADMIN_SHARE_TABLES = `shares s join properties p on p.id = s.property_id
      left join users owner on owner.id = s.user_id`;
