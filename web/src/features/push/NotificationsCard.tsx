import { useState } from 'react';
import {
  PushSettingsDocument,
  type PushSettingsQuery,
  useSavePushPreferencesMutation,
} from '../../generated/graphql';
import { Card } from '../../ui/card/Card';
import { Switch } from '../../ui/choice/Switch';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { BellRing } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { type PushAbility, pushAbility } from './device';
import { Kinds } from './kinds-style';
import { NoticeTimes } from './NoticeTimes';
import { useDevicePush } from './use-device-push';

type Settings = PushSettingsQuery['pushSettings'];

const KINDS = [
  { name: 'messages', label: 'Messages', hint: 'One notification per conversation.' },
  { name: 'draft', label: 'My turn in a draft', hint: 'When it begins, and before it ends.' },
  { name: 'swaps', label: 'Swaps', hint: 'Someone asks for my week, or answers me.' },
  { name: 'requests', label: 'My requests', hint: 'A new status or a note.' },
  {
    name: 'holdings',
    label: 'My shares, weeks and stays',
    hint: 'Someone else gives, takes or moves one.',
  },
] as const;

/** The kinds for a guest, who has no share. */
const GUEST_KINDS = [
  KINDS[0],
  KINDS[3],
  { ...KINDS[4], label: 'My stays', hint: 'My host or an administrator changes one.' },
];

const SENTENCES: Readonly<Record<PushAbility, string>> = {
  able: 'Your browser asks you once whether you allow it.',
  blocked:
    'Your browser blocks notifications from Fairweek. Allow them in its settings for this site, then reload this page.',
  'needs-install':
    'On an iPhone or iPad, add Fairweek to the Home Screen first (Share, then Add to Home Screen), open it from there, and switch this on.',
  unable: 'This browser cannot show notifications.',
};

/** The user’s notifications, on all devices; a change is saved immediately. */
function KindSwitches({ settings, isGuest }: { settings: Settings; isGuest: boolean }) {
  const [save] = useSavePushPreferencesMutation();
  const { attempt, isBusy } = useAttempt();
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  const { messages, draft, swaps, requests, holdings } = { ...settings, ...chosen };
  const kinds = { messages, draft, swaps, requests, holdings };
  const choose = async (name: keyof typeof kinds, isOn: boolean) => {
    setChosen({ ...chosen, [name]: isOn });
    const isSaved = await attempt({
      action: () => save({ variables: { ...kinds, [name]: isOn } }),
      reread: [PushSettingsDocument],
      failure: { title: 'Not saved', fallback: 'Please try again.' },
    });
    if (!isSaved) setChosen(chosen);
  };
  return (
    <Kinds>
      <legend>What you are notified of, on all of your devices</legend>
      <Stack $gap={2}>
        {(isGuest ? GUEST_KINDS : KINDS).map(({ name, ...texts }) => (
          <Switch
            key={name}
            {...texts}
            checked={kinds[name]}
            disabled={isBusy}
            onCheckedChange={(isOn) => void choose(name, isOn)}
          />
        ))}
      </Stack>
    </Kinds>
  );
}

/** Notifications: this device on or off, with what its browser permits, and the kinds. */
export function NotificationsCard({ isGuest = false }: { isGuest?: boolean }) {
  const { settings, error, refetch, turnOn, turnOff, isBusy } = useDevicePush();
  const ability = pushAbility();
  const content = () => {
    if (!settings) {
      return <NotLoaded {...{ error, refetch }} what="Your notifications" />;
    }
    const { isOn, publicKey } = settings;
    const isShown = isOn && ability === 'able' && Notification.permission === 'granted';
    return (
      <>
        <Switch
          label="Notify me on this device"
          hint={isShown ? 'On, while Fairweek is not on screen.' : SENTENCES[ability]}
          checked={isShown}
          disabled={isBusy || (ability !== 'able' && !isShown)}
          onCheckedChange={(wanted) => void (wanted ? turnOn(publicKey) : turnOff())}
        />
        <KindSwitches settings={settings} isGuest={isGuest} />
        <NoticeTimes isGuest={isGuest} />
      </>
    );
  };
  return (
    <Card
      title="Notifications"
      text="Messages, turns and answers reach you while Fairweek is closed."
      icon={<BellRing size={22} aria-hidden />}
    >
      {content()}
    </Card>
  );
}
