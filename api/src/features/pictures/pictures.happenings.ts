import { action } from '../../core/audiences/action';

export const pictureAdded = action('property.add-picture');
export const pictureCaptioned = action('property.caption-picture');
export const picturesOrdered = action('property.order-pictures');
export const pictureRemoved = action('property.remove-picture');
