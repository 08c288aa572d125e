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
