import type { Actor } from '../../kit/call';
import { AppError } from '../../kit/errors';

/**
 * What to answer where a policy found no property. Only administrators learn whether there is
 * such a property, so that no one can guess ids.
 */
export function propertyRefusal({ isAdminSession }: Actor, field = 'propertyId'): AppError {
  return isAdminSession
    ? new AppError('NOT_FOUND', 'There is no such property.', field)
    : new AppError('FORBIDDEN', 'You do not own shares in this property');
}

/** True for properties `p` that person $1 may see: with a share of theirs, or linked to them. */
export const IS_LINKED_OR_OWNED = `p.id in (
      select property_id from shares where user_id = $1
      union all select linked_property_id from users where id = $1)`;
