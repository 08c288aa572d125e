import { useState, useSyncExternalStore } from 'react';
import { hasSeen, markSeen } from '../../lib/once';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { Button } from '../../ui/button/Button';
import { OfferCard } from '../../ui/card/OfferCard';
import { Smartphone } from '../../ui/icon/icons';
import { installPrompt } from './install-prompt';

const HINT = 'install-hint';

/** Safari has no offer of its own to install an app. */
const isSafariOnPhone = () =>
  /iPhone|iPod/.test(navigator.userAgent) && /Safari/.test(navigator.userAgent);

/** Says on a phone that Fairweek can be installed, and how, until the user dismisses it. */
export function InstallHint() {
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  const [isOpen, setOpen] = useState(() => !hasSeen(HINT));
  const isShown = isOpen && isPhone && !isInstalled && (prompt !== undefined || isSafariOnPhone());
  if (!isShown) return null;
  const close = () => {
    markSeen(HINT);
    setOpen(false);
  };
  const install = () => prompt?.prompt().then(close, close);
  return (
    <OfferCard
      title="Fairweek on your Home Screen"
      icon={<Smartphone size={20} aria-hidden />}
      onDismiss={close}
      actions={
        prompt && (
          <>
            <Button size="small" onClick={install}>
              Install
            </Button>
            <Button size="small" variant="ghost" onClick={close}>
              Not now
            </Button>
          </>
        )
      }
    >
      {prompt
        ? 'It opens like an app, also without a connection.'
        : 'Tap Share, then “Add to Home Screen”: it opens like an app, also without a connection.'}
    </OfferCard>
  );
}
