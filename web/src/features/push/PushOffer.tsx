import { useState } from 'react';
import { hasSeen, markSeen } from '../../lib/once';
import { Button } from '../../ui/button/Button';
import { OfferCard } from '../../ui/card/OfferCard';
import { BellRing } from '../../ui/icon/icons';
import { pushAbility } from './device';
import { useDevicePush } from './use-device-push';

const OFFER = 'push-offer';

const mayOffer = () =>
  pushAbility() === 'able' && Notification.permission === 'default' && !hasSeen(OFFER);

interface PushOfferProps {
  /** When the user would be notified. */
  when: string;
}

/** Offers notifications once in this browser, where the user has just done what they are about. */
export function PushOffer(props: PushOfferProps) {
  const [isOpen, setOpen] = useState(mayOffer);
  const close = () => {
    markSeen(OFFER);
    setOpen(false);
  };
  return isOpen ? <Offer {...props} onDone={close} /> : null;
}

function Offer({ when, onDone }: PushOfferProps & { onDone: () => void }) {
  const { settings, turnOn, isBusy } = useDevicePush();
  if (!settings) return null;
  const accept = async () => {
    await turnOn(settings.publicKey);
    onDone();
  };
  return (
    <OfferCard
      title={`Shall we notify you ${when}?`}
      icon={<BellRing size={20} aria-hidden />}
      onDismiss={onDone}
      actions={
        <>
          <Button size="small" busy={isBusy} onClick={accept}>
            Notify me
          </Button>
          <Button size="small" variant="ghost" onClick={onDone}>
            Not now
          </Button>
        </>
      }
    >
      On this device, while Fairweek is closed. You can change it in your account at any time.
    </OfferCard>
  );
}
