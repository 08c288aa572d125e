import { useState } from 'react';
import { MyMessageEventsDocument, useDraftsNearQuery } from '../../generated/graphql';
import { serverNow } from '../../lib/dates/server-clock';
import { useLive } from '../../lib/live/use-live';
import { hasSeen, markSeen } from '../../lib/once';
import { Button } from '../../ui/button/Button';
import { CornerCard } from '../../ui/feedback/CornerCard';
import { BellRing } from '../../ui/icon/icons';
import { pushAbility } from './device';
import { useDevicePush } from './use-device-push';

const OFFER = 'push-offer';
const WEEK_MS = 7 * 24 * 3600_000;

const mayOffer = () =>
  pushAbility() === 'able' && Notification.permission === 'default' && !hasSeen(OFFER);

/** A draft that runs, or opens within a week. */
const isNear = ({ status, opensAt }: { status: string; opensAt?: string | null }) =>
  status === 'RUNNING' ||
  (status === 'PLANNED' && Boolean(opensAt) && Date.parse(opensAt ?? '') - serverNow() < WEEK_MS);

/** Offers notifications once: after the user's first message, or when a draft is near. */
export function PushOffer({ userId }: { userId: string }) {
  const [isOpen] = useState(mayOffer);
  return isOpen ? <Occasion userId={userId} /> : null;
}

function Occasion({ userId }: { userId: string }) {
  const [hasWritten, setWritten] = useState(false);
  const [isDone, setDone] = useState(false);
  const { data } = useDraftsNearQuery();
  useLive(MyMessageEventsDocument, {
    when: ({ kind, personId }) => kind === 'SENT' && personId === userId,
    onEvent: () => setWritten(true),
  });
  const done = () => {
    markSeen(OFFER);
    setDone(true);
  };
  if (isDone) return null;
  if (hasWritten) return <Offer text="when they answer" onDone={done} />;
  if (data?.drafts.some(isNear)) return <Offer text="each time it is your turn" onDone={done} />;
  return null;
}

function Offer({ text, onDone }: { text: string; onDone: () => void }) {
  const { settings, turnOn, isBusy } = useDevicePush();
  if (!settings) return null;
  const accept = async () => {
    await turnOn(settings.publicKey);
    onDone();
  };
  return (
    <CornerCard
      title={`Shall we notify you ${text}?`}
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
    </CornerCard>
  );
}
