import { BellOff } from '../../../ui/icon/icons';

/** Marks a conversation of which the user wants no notifications. */
export const MutedMark = () => (
  <BellOff size={16} role="img" aria-hidden={undefined} aria-label="Muted" />
);
