import { AppError } from '../../core/errors';
import type { Actor } from '../../core/request-context';

/**
 * The error to throw when a policy finds no property. Only administrators learn whether it exists,
 * so that no one can guess ids.
 */
export function propertyRefusal({ isAdminSession }: Actor, field = 'propertyId'): AppError {
  return isAdminSession
    ? new AppError('NOT_FOUND', 'There is no such property.', field)
    : new AppError('FORBIDDEN', 'You do not own shares in this property');
}

/** True for properties `p` that user $1 may see: they own a share or are linked to it. */
export const IS_LINKED_OR_OWNED = `p.id in (
      select property_id from held_shares where user_id = $1
      union all select linked_property_id from users where id = $1)`;

/** True if user $1 stays in property `p` as a guest. */
export const IS_LINKED = `exists (
      select 1 from users guest where guest.id = $1 and guest.linked_property_id = p.id)`;

/** True if a share of property `p` is user $1’s today: before a planned day it is not. */
export const OWNS_TODAY = `exists (select from present_members m join shares s on s.id = m.share_id
          where m.user_id = $1 and s.property_id = p.id)`;

/**
 * True if user $1 may be in property `p` today, or $2 says that they are an administrator: who will
 * own a share may not before the planned day.
 */
export const MAY_BE_THERE = `($2::boolean
        or ${OWNS_TODAY}
        or ${IS_LINKED})`;
