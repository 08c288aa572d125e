import { type Action, action, listChanged } from '../../core/audiences/action';
import { announced, happening } from '../../core/audiences/happening';

/** An import was applied: administrators with one of its lists open see what has changed. */
export const importApplied = happening<Action>('import.apply', {
  audit: (it) => it,
  admin: () => [{ area: 'USERS' }, { area: 'PROPERTIES' }, { area: 'SHARES' }],
});

/** An import was taken back. */
export const importTakenBack = happening<Action>('import.take-back', {
  audit: (it) => it,
  admin: () => [{ area: 'USERS' }, { area: 'PROPERTIES' }, { area: 'SHARES' }],
});

/** Shares that an import gave are no longer those of its users. */
export const sharesTakenBack = announced('import.shares-taken-back');

/** Users were given shares by an import. */
export const sharesImported = announced('import.shares');

export const importChanged = listChanged('import.changed', 'IMPORTS');
export const importCorrected = action('import.correct');
export const importDiscarded = action('import.discard');
export const importUploaded = action('import.upload');
export const refusedDownloaded = action('import.refused');
