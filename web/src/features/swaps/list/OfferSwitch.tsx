import { Switch } from '../../../ui/form/Switch';
import { useSwapActions } from '../use-swap-actions';

interface OfferSwitchProps {
  bookingId: string;
  isOpen: boolean;
}

/** Marks one of the user's weeks as open to swap, or not. */
export function OfferSwitch({ bookingId, isOpen }: OfferSwitchProps) {
  const { offer, isBusy } = useSwapActions();
  return (
    <Switch
      label="Open to swap"
      checked={isOpen}
      disabled={isBusy}
      onCheckedChange={(next) => offer(bookingId, next)}
    />
  );
}
