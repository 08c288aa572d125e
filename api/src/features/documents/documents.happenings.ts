import { action } from '../../core/audiences/action';

export const documentCreated = action('document.create');
export const documentRemoved = action('document.remove');
export const documentUpdated = action('document.update');
