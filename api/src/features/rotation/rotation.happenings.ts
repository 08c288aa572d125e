import { action } from '../../core/audiences/action';

export const rotationUpdated = action('rotation.update');
