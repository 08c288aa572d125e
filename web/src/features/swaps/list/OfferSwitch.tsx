import { Switch } from '../../../ui/choice/Switch';
import { useSwapActions } from '../use-swap-actions';

interface OfferSwitchProps {
  bookingId: string;
  /** Undefined while it is loading. */
  isOpen: boolean | undefined;
}

/** Marks one of the user's weeks as open to swap, or not. */
export function OfferSwitch({ bookingId, isOpen }: OfferSwitchProps) {
  const { offer, isBusy } = useSwapActions();
  return (
    <Switch
      label="Open to swap"
      checked={isOpen ?? false}
      disabled={isBusy || isOpen === undefined}
      onCheckedChange={(next) => offer(bookingId, next)}
    />
  );
}
