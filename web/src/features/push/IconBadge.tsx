import { useEffect } from 'react';
import {
  MyDraftEventsDocument,
  MyExchangeEventsDocument,
  MyMessageEventsDocument,
  MySwapEventsDocument,
  useWaitingCountQuery,
  WaitingCountDocument,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';
import { useMediaQuery } from '../../lib/use-media-query';

/** Shows on the icon of the installed app how much waits for the user. */
export function IconBadge() {
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  return isInstalled && 'setAppBadge' in navigator ? <Counter /> : null;
}

const REREAD = { reread: [WaitingCountDocument] };

function Counter() {
  const { data } = useWaitingCountQuery({ fetchPolicy: 'cache-and-network' });
  useLive(MyMessageEventsDocument, REREAD);
  useLive(MySwapEventsDocument, REREAD);
  useLive(MyExchangeEventsDocument, REREAD);
  useLive(MyDraftEventsDocument, REREAD);
  const count = data?.waitingCount;
  useEffect(() => {
    if (count !== undefined) navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
  return null;
}
