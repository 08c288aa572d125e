import { useContext, useEffect } from 'react';
import {
  MyDraftEventsDocument,
  MyMessageEventsDocument,
  MyTalkEventsDocument,
  MyWaitingDocument,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { MyWaitingContext, waitingCount } from './use-my-waiting';

/** Shows on the icon of the installed app how much waits for the user. */
export function IconBadge() {
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  return isInstalled && 'setAppBadge' in navigator ? <Counter /> : null;
}

const REREAD = { reread: [MyWaitingDocument] };

function Counter() {
  // The navigation reads the list, and again with each swap.
  const waiting = useContext(MyWaitingContext);
  const count = waiting.items && waitingCount(waiting);
  useLive(MyMessageEventsDocument, REREAD);
  useLive(MyTalkEventsDocument, REREAD);
  useLive(MyDraftEventsDocument, REREAD);
  useEffect(() => {
    if (count !== undefined) navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
  return null;
}
