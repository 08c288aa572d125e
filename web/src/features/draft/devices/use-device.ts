import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Room } from '../room/room';
import { tellHead } from './heads';
import { signingKey } from './sign';

/** The log is shown to the others when a burst of entries is over, in ms. */
const TELL_AFTER_MS = 2_000;

/**
 * Enrols the browser of an owner, so that the opening names its key, and shows the other owners the
 * end of the log that it sees.
 */
export function useDevice(room: Room | null): void {
  const client = useApolloClient();
  const draft = room && room.mine.length > 0 ? room.draft : null;
  const mayChoose = draft !== null && draft.status !== 'ENDED';
  useEffect(() => {
    if (mayChoose) void signingKey(client);
  }, [client, mayChoose]);
  useEffect(() => {
    if (!draft) return;
    const tell = () => void tellHead(client, draft).catch(() => undefined);
    const timer = setTimeout(tell, TELL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, draft]);
}
