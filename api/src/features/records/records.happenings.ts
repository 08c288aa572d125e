import { action } from '../../core/audiences/action';

export const propertyDeleted = action('property.delete');
