import { action } from '../../core/audiences/action';
import { announced } from '../../core/audiences/happening';
import { accountEvent } from '../auth/auth.happenings';

export const emailChanged = action('user.change-email');
/** A user changed their own name, address or telephone. */
export const profileChanged = action('user.change-own');
export const userDeleted = action('user.delete');
export const dataExported = accountEvent('DATA_EXPORTED');
export const userErased = accountEvent('USER_ERASED');
/** A guest's stays end as they are linked to another property, or none. */
export const guestUnlinked = announced('stay.taken');
/** A user has another role. */
export const roleAnnounced = announced('user.role');
