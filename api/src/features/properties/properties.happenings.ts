import { action } from '../../core/audiences/action';
import { announced } from '../../core/audiences/happening';

export const arrivalChanged = action('property.arrival');
export const propertyCreated = action('property.create');
export const propertyUpdated = action('property.update');

/** A property is out of use, or in use again. */
export const propertySwitched = announced('property.activated');
