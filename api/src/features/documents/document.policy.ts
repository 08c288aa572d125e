import { IS_LINKED } from '../properties/property.policy';
import { MAY_KNOW_PROPERTY } from '../shares/share.policy';

/**
 * The access of user $1 to the documents of property `p`: all as an owner or administrator, some as
 * a guest.
 */
export const READER_ACCESS = `lateral (select ${MAY_KNOW_PROPERTY} as "to_all", ${IS_LINKED} as "to_some") access`;

/** True for the documents `d` that the user may change: administrators all, owners those open to them. */
export const MAY_EDIT_DOCUMENT = `($2::boolean or access.to_all and d.owners_may_edit)`;

/** True for the documents `d` that the access allows. */
export const MAY_READ_DOCUMENT = `(access.to_all or access.to_some and d.access_level = 'everyone')`;
