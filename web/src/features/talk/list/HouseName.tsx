import { BellOff } from '../../../ui/icon/icons';

/** The name of a house, with a mark if nothing of its conversation notifies the user. */
export const HouseName = ({ name, isMuted }: { name: string; isMuted: boolean }) => (
  <>
    {name} {isMuted && <BellOff size={16} role="img" aria-hidden={undefined} aria-label="Muted" />}
  </>
);
