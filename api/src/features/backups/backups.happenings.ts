import { action } from '../../core/audiences/action';

export const backupStarted = action('backup.start');
